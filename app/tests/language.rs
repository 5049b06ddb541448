//! The command line in the person's language.

use std::fs;

use crate::call::{Called, call, docs, posse};

/// Calls the program in four languages: English, German, French, Dutch.
fn in_four(arguments: &[&str]) -> [Called; 4] {
    ["en", "de", "fr", "nl"].map(|code| call(&[arguments, &["--language", code]].concat()))
}

#[test]
fn the_environment_names_the_language_and_the_argument_goes_before_it() {
    let out = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = posse();
        command.envs(variables.iter().copied()).args(arguments).arg("--help");
        Called::from(command.output().unwrap()).out
    };
    assert!(out(&[], &[]).contains("Usage: posse"));
    assert!(out(&[("LANG", "de_DE.UTF-8")], &[]).contains("Aufruf: posse"));
    assert!(out(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "nl_NL")], &[]).contains("Gebruik: posse"));
    assert!(out(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], &[]).contains("Usage: posse"));
    assert!(out(&[("LANG", "de_DE.UTF-8")], &["--language", "fr"]).contains("Utilisation\u{a0}: posse"));
    assert!(out(&[("LANG", "de_DE.UTF-8")], &["play", "--language=nl"]).contains("Gebruik: posse play"));
}

#[test]
fn the_language_can_be_named_before_a_command_and_an_option_of_the_server_cannot() {
    let called = call(&["--language", "de", "verify", "nowhere.json"]);
    assert_eq!(
        (called.status, called.err.as_str()),
        (1, "posse: nowhere.json lässt sich nicht lesen: die Datei oder den Ordner gibt es nicht\n")
    );
    let called = call(&["--listen", "127.0.0.1:0", "verify", "nowhere.json"]);
    assert_eq!((called.status, called.out.as_str()), (2, ""));
    assert!(called.err.contains("--listen <ADDR> cannot come before the command verify"), "{}", called.err);
}

#[test]
fn a_wrong_call_is_answered_in_the_language_of_the_person() {
    let wrong: [(&[&str], [&str; 4]); 8] = [
        (&["dance"], ["no command dance", "keinen Befehl dance", "pas de commande dance", "geen opdracht dance"]),
        (&["serv"], ["tip: ", "Tipp: ", "conseil\u{a0}: ", "tip: "]),
        (&["arena"], ["--game <GAME>", "--game <SPIEL>", "--game <JEU>", "--game <SPEL>"]),
        (&["--listen", "x"], ["an IP address", "eine IP-Adresse", "une adresse IP", "een IP-adres"]),
        (&["bench", "--seconds", "0"], ["from 1 to 600", "von 1 bis 600", "de 1 à 600", "van 1 tot en met 600"]),
        (
            &["play", "chess"],
            [
                "the games are: dollars",
                "die Spiele sind: dollars",
                "les jeux sont\u{a0}: dollars",
                "de spellen zijn: dollars",
            ],
        ),
        (
            &["play", "desperados", "--seats", "9"],
            ["players, not 9", "Spieler, nicht für 9", "pas pour 9", "spelers, niet voor 9"],
        ),
        (
            &["arena", "--game", "desperados", "--bots", "random", "--json", "a", "--resume", "b"],
            ["cannot be used together", "schließen einander aus", "s’excluent", "sluiten elkaar uit"],
        ),
    ];
    let starts = ["error: ", "Fehler: ", "erreur\u{a0}: ", "fout: "];
    for (arguments, reasons) in wrong {
        for ((called, reason), start) in in_four(arguments).into_iter().zip(reasons).zip(starts) {
            assert_eq!((called.status, called.out.as_str()), (2, ""), "{arguments:?}");
            let err = &called.err;
            assert!(
                err.starts_with(start) && err.contains(reason) && err.contains("--help"),
                "{reason} is missing:\n{err}"
            );
            assert!(
                start == starts[0]
                    || !["Usage", "invalid", "For more", "unexpected"].iter().any(|word| err.contains(word)),
                "{err}"
            );
        }
    }
}

#[test]
fn what_does_not_fit_is_told_in_the_language_of_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().to_str().unwrap();
    let game = docs("fixtures/dollars-wanted.json");
    let (letter, changed) = (folder.path().join("letter.txt"), folder.path().join("changed.json"));
    fs::write(&letter, "Dear Anna").unwrap();
    let text = fs::read_to_string(&game).unwrap();
    let (before, commitment) = text.split_once("\"commitment\": \"").unwrap();
    fs::write(&changed, format!("{before}\"commitment\": \"{}{}", "0".repeat(64), &commitment[64..])).unwrap();
    let [game, letter, changed] = [&game, &letter, &changed].map(|path| path.to_str().unwrap());
    let fails: [(&[&str], [&str; 4]); 5] = [
        (
            &["verify", letter],
            [
                "not a downloaded game",
                "kein heruntergeladenes Spiel",
                "pas une partie téléchargée",
                "geen gedownload spel",
            ],
        ),
        (
            &["verify", game, "--receipt", letter],
            ["not a receipt", "kein Beleg", "pas un reçu", "geen ontvangstbewijs"],
        ),
        (
            &["verify", changed],
            [
                "does not match its fingerprint",
                "passt nicht zu seinem Fingerabdruck",
                "ne correspond pas à son empreinte",
                "past niet bij zijn vingerafdruk",
            ],
        ),
        (
            &["backup", "copy.db", "--data", empty],
            ["no database", "keine Datenbank", "pas de base de données", "geen database"],
        ),
        (
            &["replay", "elsewhere", "--data", empty],
            ["twelve letters", "zwölf Buchstaben", "douze lettres", "twaalf letters"],
        ),
    ];
    for (arguments, reasons) in fails {
        for (called, reason) in in_four(arguments).into_iter().zip(reasons) {
            assert_eq!((called.status, called.out.as_str()), (1, ""), "{arguments:?}");
            assert!(
                called.err.starts_with("posse: ") && called.err.contains(reason),
                "{reason} is missing:\n{}",
                called.err
            );
        }
    }
}

#[test]
fn a_checked_game_is_told_in_the_language_of_the_person() {
    let game = docs("fixtures/dollars-wanted.json");
    let told = in_four(&["verify", game.to_str().unwrap()]);
    let starts = ["Everything fits", "Alles passt", "Tout concorde", "Alles klopt"];
    for (Called { status, out, err }, start) in told.into_iter().zip(starts) {
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.starts_with(start), "{out}");
    }
}

#[test]
fn a_replay_is_told_in_the_language_of_the_person() {
    let game = docs("fixtures/dollars-wanted.json");
    let told = in_four(&["replay", game.to_str().unwrap()]);
    let ends = ["Over: played", "Vorbei: zu Ende", "Fini\u{a0}: la partie", "Voorbij: uitgespeeld"];
    for (Called { status, out, err }, end) in told.into_iter().zip(ends) {
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.contains(end), "{out}");
    }
}

#[test]
fn a_tournament_has_the_same_file_in_every_language_and_numbers_with_the_mark_of_each() {
    let folder = tempfile::tempdir().unwrap();
    let file = |code: &str| folder.path().join(format!("{code}.jsonl"));
    let run = |code: &str| {
        let file = file(code);
        let name = file.to_str().unwrap();
        let what = ["arena", "--game", "dollars-wanted", "--bots", "beginner,random", "--games", "4", "--jobs", "1"];
        call(&[&what[..], &["--json", name, "--language", code]].concat())
    };
    let (english, german) = (run("en").out, run("de").out);
    assert!(english.contains("  50.0  ") && german.contains("  50,0  "), "{english}\n{german}");
    assert!(english.contains(" to ") && german.contains(" bis ") && german.contains("Iterationen je Zug"), "{german}");
    let header = |code| fs::read_to_string(file(code)).unwrap().lines().next().unwrap().to_owned();
    assert_eq!(header("en"), header("de"));
}

/// A text without the parts in ⟦ ⟧, the pseudo-language's marks around every message.
fn outside_of_messages(text: &str) -> String {
    let mut depth = 0;
    let outside = text.chars().filter(|letter| {
        depth += i32::from(*letter == '⟦');
        let outside = depth == 0;
        depth -= i32::from(*letter == '⟧');
        outside
    });
    outside.collect()
}

#[test]
fn every_word_is_a_message() {
    let game = docs("fixtures/dollars-wanted.json");
    let game = game.to_str().unwrap();
    let receipt = docs("fixtures/dollars-wanted-receipt.json");
    let calls: [(&[&str], &[&str]); 7] = [
        (&["verify", game, "--receipt", receipt.to_str().unwrap()], &[]),
        (&["replay", game, "--time"], &["Anna", "Ben", "Belle", "off"]),
        (&["verify", "nowhere.json"], &["posse"]),
        (&["replay", "elsewhere"], &["posse"]),
        (&["play", "chess"], &[]),
        (&["play", "desperados", "--bot", "hal"], &[]),
        (&["arena", "--game", "desperados", "--bots", "beginner,random", "--games", "2"], &["beginner", "random"]),
    ];
    for (arguments, known) in calls {
        let Called { out, err, .. } = call(&[arguments, &["--language", "xx"]].concat());
        let outside = outside_of_messages(&(out + &err));
        // The rest is data: names, amounts, option keys.
        let words =
            outside.split(|letter: char| !letter.is_alphabetic() && letter != '-').filter(|word| word.len() > 1);
        let strange: Vec<&str> = words.filter(|word| !known.contains(word) && !word.contains('-')).collect();
        assert_eq!(strange, Vec::<&str>::new(), "{arguments:?}:\n{outside}");
    }
}
