//! Bytes as hexadecimal digits.

/// Two lower-case digits for each byte.
pub fn encode(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of a text that has two digits, of either case, for each byte; `None` for any other text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks();
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| (high << 4 | low) as u8).collect())
}

/// Like [`decode`], for a text of exactly `N` bytes.
pub fn decode_array<const N: usize>(text: &str) -> Option<[u8; N]> {
    decode(text)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_read_back_and_other_texts_are_none() {
        let bytes = [0, 9, 10, 0x7f, 0xff];
        assert_eq!(encode(&bytes), "00090a7fff");
        assert_eq!(decode_array("00090A7fFF"), Some(bytes));
        assert_eq!(decode(""), Some(Vec::new()));
        for wrong in ["0", "0g", "+1", " 1", "00 0", "é"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
        assert_eq!(decode_array::<2>("00"), None);
    }
}
