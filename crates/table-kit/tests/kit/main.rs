//! The kit itself: a sound toy passes, and each broken one fails where it is broken and nowhere else.

mod fault;
mod secrets;
mod toy;

mod sound {
    use crate::secrets::Rules;
    use crate::toy::Toy;

    table_kit::conformance!(Toy<0>, Rules<0>);
}

mod broken;
mod transcripts;
