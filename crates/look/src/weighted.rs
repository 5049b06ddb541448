//! Weighted lists in request headers, such as `de-CH, en;q=0.5`: what a browser accepts, and in which order of
//! preference.

/// The items of a list with their weights from 0 to 1, the heaviest first and equal ones in their order. An item
/// without a weight has 1 (RFC 9110, section 12.4.2); one with an invalid weight is left out.
pub fn weighted(header: &str) -> Vec<(&str, f32)> {
    let item = |item| {
        let (name, weight) = str::split_once(item, ';').unwrap_or((item, "q=1"));
        let (q, weight) = weight.split_once('=')?;
        let weight: f32 = weight.trim().parse().ok()?;
        let is_weight = q.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&weight);
        is_weight.then_some((name.trim(), weight))
    };
    let mut items: Vec<_> = header.split(',').filter_map(item).collect();
    items.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    items
}
