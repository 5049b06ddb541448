//! table-kit
