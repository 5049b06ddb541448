//! What SQLite finds, and the paths of its files, as a [`StoreError`].

use std::path::Path;

use rusqlite::{Error, ffi};

use crate::StoreError;

/// Translates a finding of `quick_check`. It is damage, unless a page could not be read: SQLite reports that as a
/// finding too, when memory is short as well as when the disk fails.
pub(super) fn of_finding(finding: &str) -> StoreError {
    let finding = finding.strip_prefix("*** in database main ***\n").unwrap_or(finding);
    let code = match finding.rsplit_once("unable to get the page. error code=") {
        Some((_, code)) => code.trim().parse().ok(),
        // For the pages of a list SQLite does not report the code. It has checked before that the page number exists.
        None if finding.contains("failed to get page ") => Some(ffi::SQLITE_IOERR),
        None => None,
    };
    let Some(error) = code.map(ffi::Error::new) else { return StoreError::Corrupt(finding.to_owned()) };
    Error::SqliteFailure(error, Some(format!("{finding} ({error})"))).into()
}

/// Adds the file's path to the error.
pub(super) fn name(path: &Path, error: StoreError) -> StoreError {
    let named = |reason: String| {
        let path = path.display().to_string();
        // A file that cannot be opened is named already.
        let reason = reason.strip_suffix(&path).and_then(|rest| rest.strip_suffix(": ")).unwrap_or(&reason);
        format!("{path}: {reason}")
    };
    match error {
        StoreError::Corrupt(reason) => StoreError::Corrupt(named(reason)),
        StoreError::Io(reason) => StoreError::Io(named(reason)),
        StoreError::Foreign(_) => StoreError::Foreign(path.display().to_string()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SQLite's error with this code.
    fn of_code(code: i32) -> StoreError {
        Error::SqliteFailure(ffi::Error::new(code), None).into()
    }

    #[test]
    fn only_what_sqlite_calls_damage_is_damage() {
        for code in [ffi::SQLITE_CORRUPT, ffi::SQLITE_CORRUPT_VTAB, ffi::SQLITE_CORRUPT_INDEX, ffi::SQLITE_NOTADB] {
            assert!(matches!(of_code(code), StoreError::Corrupt(_)), "{code}");
        }
        // The codes of https://sqlite.org/rescode.html, except those for damage.
        let codes = (ffi::SQLITE_ERROR..=ffi::SQLITE_NOTADB)
            .filter(|code| ![ffi::SQLITE_CORRUPT, ffi::SQLITE_NOTADB].contains(code));
        let extended = [
            ffi::SQLITE_IOERR_READ,
            ffi::SQLITE_IOERR_SHORT_READ,
            ffi::SQLITE_IOERR_NOMEM,
            ffi::SQLITE_IOERR_CORRUPTFS,
            ffi::SQLITE_CANTOPEN_NOTEMPDIR,
            ffi::SQLITE_BUSY_SNAPSHOT,
        ];
        for code in codes.chain(extended) {
            assert!(!matches!(of_code(code), StoreError::Corrupt(_)), "{code}");
        }
    }

    #[test]
    fn a_page_that_could_not_be_read_is_a_finding_but_no_damage() {
        let unread = |code: i32| of_finding(&format!("Tree 5 page 8: unable to get the page. error code={code}"));
        for code in [ffi::SQLITE_NOMEM, ffi::SQLITE_IOERR, ffi::SQLITE_IOERR_READ, ffi::SQLITE_INTERRUPT] {
            assert!(matches!(unread(code), StoreError::Io(reason) if reason.contains("Tree 5 page 8")), "{code}");
        }
        assert_eq!((unread(ffi::SQLITE_BUSY), unread(ffi::SQLITE_FULL)), (StoreError::Locked, StoreError::Full));
        assert!(matches!(of_finding("Tree 5 page 8 cell 2: failed to get page 9"), StoreError::Io(_)));
        let as_sqlite_writes_it =
            of_finding("*** in database main ***\nTree 5 page 8: unable to get the page. error code=7");
        assert_eq!(as_sqlite_writes_it, unread(7));
        assert!(matches!(unread(ffi::SQLITE_CORRUPT), StoreError::Corrupt(_)));
        for damage in
            ["Tree 5 page 8: btreeInitPage() returns error code 11", "Page 8: never used", "NULL value in t.c"]
        {
            assert_eq!(of_finding(damage), StoreError::Corrupt(damage.to_owned()));
        }
    }
}
