//! Headers, hosts, origins, cookies.

use axum::body::Body;
use axum::http::{StatusCode, header};
use play::Token;
use web::{Proxies, WebConfig};

use crate::house::{BASE, Browser, House, body, form_id, two_at_play};
use crate::log::lines;

#[tokio::test]
async fn every_answer_has_the_strict_headers() {
    let house = House::new();
    let mut anna = house.browser();
    for path in ["/", "/new/dollars-wanted", "/rules/dollars-wanted", "/nowhere", "/health", "/settings", "/t/nonsense"]
    {
        let answer = anna.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn pages_hold_no_script_and_no_style_of_their_own() {
    let house = House::new();
    let (table, mut anna, _) = crate::house::two_at_play(&house).await;
    for path in [
        "/",
        "/new/dollars-wanted",
        "/rules/dollars-wanted",
        "/fairness",
        "/settings",
        "/devices",
        "/api",
        "/recover",
        "/welcome",
        "/notifications",
        "/stop/x",
        "/help/keys",
        "/offline",
        &table,
    ] {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        for script in page.body.split("<script").skip(1) {
            assert!(script.starts_with(" src=\"/assets/"), "{path}");
            assert!(script.split_once('>').unwrap().1.starts_with("</script>"), "{path}");
        }
        for inline in ["<style", " style=", " onclick=", " onload=", "javascript:"] {
            assert!(!page.body.contains(inline), "{path} holds {inline}");
        }
    }
}

#[tokio::test]
async fn only_known_host_names_are_answered() {
    let config = WebConfig {
        public_url: Some("https://posse.example".parse().unwrap()),
        hosts: vec!["saloon.local".to_owned()],
        ..WebConfig::default()
    };
    let house = House::with(config);
    let mut anna = house.browser();
    let known = ["localhost", "127.0.0.1:3000", "[::1]:3000", "192.168.1.5:3000", "posse.example", "Saloon.Local:3000"];
    for (host, status) in known.iter().map(|host| (host, 200)).chain([(&"evil.example", 421), (&"8.8.8.8", 421)]) {
        let mut request = anna.request("GET", "/fairness").body(Body::empty()).unwrap();
        request.headers_mut().insert(header::HOST, host.parse().unwrap());
        assert_eq!(anna.send(request).await.status.as_u16(), status, "{host}");
    }
}

#[tokio::test]
async fn what_follows_a_host_name_is_a_port_or_nothing() {
    let house = House::new();
    let mut anna = house.browser();
    let ports = ["localhost:1", "localhost:65535", "[::1]:80", "[::1]"].map(|host| (host, 200));
    let nonsense = [
        "localhost:",
        "localhost:x",
        "localhost:+80",
        "localhost:65536",
        "localhost:80:80",
        "localhost:80@evil.example",
        "localhost:80\"><b>",
        "[::1]:",
        "[::1]80",
        "[::1].evil.example",
        "[::1",
    ];
    for (host, status) in ports.into_iter().chain(nonsense.map(|host| (host, 421))) {
        let mut request = anna.request("GET", "/fairness").body(Body::empty()).unwrap();
        request.headers_mut().insert(header::HOST, host.parse().unwrap());
        assert_eq!(anna.send(request).await.status.as_u16(), status, "{host}");
    }
}

#[tokio::test]
async fn a_request_names_one_host() {
    let house = House::new();
    for (hosts, target, status) in [
        (&["localhost:3000"][..], "/fairness", 200),
        (&["localhost:3000", "localhost:3000"], "/fairness", 400),
        (&["localhost:3000", "evil.example"], "/fairness", 400),
        (&["localhost:3000"], "http://LOCALHOST:3000/fairness", 200),
        (&["localhost:3000"], "http://evil.example/fairness", 400),
        (&["evil.example"], "http://localhost:3000/fairness", 400),
        (&["evil.example"], "http://evil.example/fairness", 421),
        (&[], "http://localhost:3000/fairness", 200),
        (&[], "/fairness", 421),
    ] {
        let mut anna = house.browser();
        let mut request = anna.request("GET", target).body(Body::empty()).unwrap();
        request.headers_mut().remove(header::HOST);
        for host in hosts {
            request.headers_mut().append(header::HOST, host.parse().unwrap());
        }
        let answer = anna.send(request).await;
        assert_eq!(answer.status.as_u16(), status, "{hosts:?} {target}");
    }
}

/// Requests from a browser, as various proxies pass them on.
#[tokio::test]
async fn behind_a_proxy_forms_cookies_and_links_go_by_the_address_in_the_browser() {
    let public = || Some("https://posse.example".parse().unwrap());
    let without = || (None, vec!["saloon.example".to_owned()]);
    for ((public_url, hosts), host, headers, origin, secure) in [
        ((public(), vec![]), "posse.example", &[][..], "https://posse.example", true),
        ((public(), vec![]), "posse.example:443", &[], "https://posse.example", true),
        ((public(), vec![]), "Posse.Example:80", &[("x-forwarded-proto", "http")], "https://posse.example", true),
        ((public(), vec![]), "localhost", &[("x-forwarded-host", "posse.example:443")], "https://posse.example", true),
        (
            (public(), vec![]),
            "localhost",
            &[("x-forwarded-host", "posse.example, inner.example")],
            "https://posse.example",
            true,
        ),
        (without(), "saloon.example", &[("x-forwarded-proto", "https,http")], "https://saloon.example", true),
        (without(), "saloon.example", &[("x-forwarded-proto", "HTTPS")], "https://saloon.example", true),
        (without(), "saloon.example:443", &[("x-forwarded-proto", "https")], "https://saloon.example", true),
        (without(), "saloon.example:8443", &[("x-forwarded-proto", "https")], "https://saloon.example:8443", true),
        (without(), "saloon.example:80", &[("x-forwarded-proto", "http")], "http://saloon.example", false),
        (without(), "saloon.example:80", &[], "http://saloon.example", false),
        (without(), "[::1]:80", &[], "http://[::1]", false),
        (
            without(),
            "localhost",
            &[("forwarded", "for=192.0.2.7;proto=https;host=\"saloon.example:443\"")],
            "https://saloon.example",
            true,
        ),
    ] {
        let house = House::with(WebConfig { proxies: Proxies::Anybody, public_url, hosts, ..WebConfig::default() });
        let mut anna = house.browser();
        let ask = |anna: &Browser, method: &str, path: &str| {
            let mut request = anna.request(method, path).body(Body::empty()).unwrap();
            request.headers_mut().insert(header::HOST, host.parse().unwrap());
            for (name, value) in headers {
                request.headers_mut().append(*name, value.parse().unwrap());
            }
            request
        };
        let first = ask(&anna, "GET", "/");
        let answer = anna.send(first).await;
        assert_eq!(answer.status, StatusCode::OK, "{host} {headers:?}");
        for (from, status) in [(origin, StatusCode::SEE_OTHER), ("https://evil.example", StatusCode::FORBIDDEN)] {
            let mut form = ask(&anna, "POST", "/language").map(|_| Body::from("language=de"));
            form.headers_mut().insert(header::ORIGIN, from.parse().unwrap());
            form.headers_mut().insert(header::CONTENT_TYPE, "application/x-www-form-urlencoded".parse().unwrap());
            let answer = anna.send(form).await;
            assert_eq!(answer.status, status, "{host} {headers:?} from {from}");
            if status == StatusCode::SEE_OTHER {
                assert_eq!(answer.header("set-cookie").contains("; Secure"), secure, "{host} {headers:?}");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_proxy_names_its_clients_in_any_usual_form_and_each_has_limits_of_their_own() {
    let house = House::with(WebConfig { proxies: Proxies::Anybody, ..WebConfig::default() });
    let mut anna = house.browser();
    let mut ask = async |said: &str| {
        let request = anna.request("GET", "/nowhere").header("x-forwarded-for", said).body(Body::empty()).unwrap();
        anna.send(request).await.status
    };
    for _ in 0..web::limits::REQUESTS.most {
        ask("198.51.100.1, 192.0.2.7:4711").await;
    }
    for own in ["192.0.2.7", "192.0.2.7:1", "for=192.0.2.7;proto=https", "\"192.0.2.7:80\""] {
        assert_eq!(ask(own).await, StatusCode::TOO_MANY_REQUESTS, "{own}");
    }
    for other in ["192.0.2.8:4711", "[2001:db8::7]:4711", "192.0.2.7, 192.0.2.9", "unknown"] {
        assert_eq!(ask(other).await, StatusCode::NOT_FOUND, "{other}");
    }
}

#[tokio::test]
async fn proxies_are_believed_at_their_addresses_only_and_several_may_stand_in_a_row() {
    let networks = ["10.0.0.0/8", "192.0.2.1"].map(|network| network.parse().unwrap()).to_vec();
    let limits = vec!["requests=3".parse().unwrap()].into();
    let house = House::with(WebConfig { proxies: Proxies::At(networks), limits, ..WebConfig::default() });
    let mut proxy = house.browser();
    let mut ask = async |from: &str, said: &str| {
        proxy.address = from.parse().unwrap();
        let request = proxy.request("GET", "/nowhere").header("x-forwarded-for", said).body(Body::empty()).unwrap();
        proxy.send(request).await.status == StatusCode::NOT_FOUND
    };
    for client in ["198.51.100.1", "198.51.100.2"] {
        let said = format!("203.0.113.9, {client}, 10.0.0.5");
        let answered =
            [ask("192.0.2.1:1", &said).await, ask("10.0.0.9:1", &said).await, ask("10.0.0.9:1", &said).await];
        assert_eq!((answered, ask("10.0.0.9:1", &said).await), ([true; 3], false), "{client} has its own limits");
    }
    for forged in ["198.51.100.3", "198.51.100.4", "198.51.100.5"] {
        assert!(ask("192.0.2.9:1", forged).await);
    }
    assert!(!ask("192.0.2.9:1", "198.51.100.6").await, "whoever is no proxy is who they are");
}

#[tokio::test(start_paused = true)]
async fn a_host_is_told_what_the_proxy_passes_on_and_what_to_set() {
    let public_url = Some("https://posse.example".parse().unwrap());
    let house = House::with(WebConfig { public_url, ..WebConfig::default() });
    let mut anna = house.browser();
    let mut ask = async |host: &str, origin: &str| {
        let mut request = anna.request("POST", "/language").header(header::ORIGIN, origin).body(Body::empty()).unwrap();
        request.headers_mut().insert(header::HOST, host.parse().unwrap());
        anna.send(request).await.status.as_u16()
    };
    assert_eq!(ask("saloon.example", "https://saloon.example").await, 421);
    assert_eq!(ask("posse.example", "http://posse.example\t:80").await, 403);
    assert_eq!(ask("saloon.example", "https://saloon.example").await, 421);
    let mut request = anna.request("GET", "/").body(Body::empty()).unwrap();
    request.headers_mut().insert(header::HOST, "saloon.example".parse().unwrap());
    let page = anna.send(request).await.body;
    assert!(page.contains("href=\"https://posse.example/\""), "the page leads to where the server is: {page}");
    let lines = lines();
    let advice: Vec<&str> = lines.lines().filter(|line| line.contains(" expected=")).collect();
    let [host, origin] = advice[..] else { panic!("each once: {advice:#?}") };
    for part in ["host=\"saloon.example\"", "expected=\"https://posse.example\"", "--host NAME"] {
        assert!(host.contains(part), "{part}: {host}");
    }
    for part in ["origin=\"http://posse.example\\t:80\"", "expected=\"https://posse.example\"", "--public-url"] {
        assert!(origin.contains(part), "{part}: {origin}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_whose_proxy_leaves_the_port_out_is_told_so() {
    let public_url = Some("https://posse.example:8443".parse().unwrap());
    let hosts = vec!["saloon.example".to_owned()];
    let house = House::with(WebConfig { proxies: Proxies::Anybody, public_url, hosts, ..WebConfig::default() });
    let mut anna = house.browser();
    let mut ask = async |host: &str, forwarded: &str, origin: &str| {
        let mut request = anna.request("POST", "/language").header(header::ORIGIN, origin).body(Body::empty()).unwrap();
        request.headers_mut().insert(header::HOST, host.parse().unwrap());
        request.headers_mut().insert("x-forwarded-host", forwarded.parse().unwrap());
        anna.send(request).await.status.as_u16()
    };
    assert_eq!(ask("posse.example:8443", "posse.example", "https://posse.example:8443").await, 421);
    assert_eq!(ask("localhost", "saloon.example", "http://saloon.example:8080").await, 403);
    let lines = lines();
    let advice: Vec<&str> = lines.lines().filter(|line| line.contains(" expected=")).collect();
    let [host, origin] = advice[..] else { panic!("each once: {advice:#?}") };
    for part in ["host=\"posse.example\"", "expected=\"https://posse.example:8443\"", "only the port differs"] {
        assert!(host.contains(part), "{part}: {host}");
    }
    for part in ["origin=\"http://saloon.example:8080\"", "expected=\"http://saloon.example\"", "nginx: $http_host"] {
        assert!(origin.contains(part), "{part}: {origin}");
    }
}

#[tokio::test]
async fn a_proxy_that_the_host_has_forgotten_to_name_is_told_of_once() {
    let house = House::new();
    let mut browser = house.browser();
    for from in ["203.0.113.9:1", "127.0.0.1:1", "10.0.0.1:1"] {
        browser.address = from.parse().unwrap();
        let request =
            browser.request("GET", "/").header("x-forwarded-for", "198.51.100.1").body(Body::empty()).unwrap();
        assert_eq!(browser.send(request).await.status, StatusCode::OK);
        let told = lines().matches("pass --trust-proxy").count();
        assert_eq!(told, usize::from(from.starts_with("127.")), "after {from}");
    }
}

#[tokio::test]
async fn a_proxy_that_names_no_client_is_told_of_once() {
    let house = House::with(WebConfig { proxies: Proxies::Anybody, ..WebConfig::default() });
    let mut anna = house.browser();
    let mut told = async |said: Option<&str>, path: &str| {
        let mut request = anna.request("GET", path).body(Body::empty()).unwrap();
        if let Some(said) = said {
            request.headers_mut().insert("x-forwarded-for", said.parse().unwrap());
        }
        anna.send(request).await;
        let lines = crate::log::lines();
        lines.lines().filter(|line| line.contains(" WARN ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told(Some("192.0.2.7:4711"), "/").await, [""; 0]);
    assert_eq!(told(None, "/health").await, [""; 0], "a health check does not come through the proxy");
    let lines = told(Some("un\"known"), "/").await;
    assert!(
        matches!(&lines[..], [line] if line.contains(r#"un\"known"#) && line.contains("X-Forwarded-For")),
        "{lines:?}"
    );
    assert_eq!(told(Some("_hidden"), "/").await, [""; 0], "it is logged once");
    assert_eq!(told(None, "/").await, [""; 0], "it is logged once");
}

#[tokio::test]
async fn forms_are_taken_from_our_own_pages_alone() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let fields = body(&[("language", "de"), ("form", &form_id())]);
    let foreign =
        [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site"), ("x", "y")];
    for (name, value) in foreign {
        let request = anna.request("POST", "/language").header(name, value);
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = anna.send(request.body(Body::from(fields.clone())).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {value}");
        assert!(answer.body.contains("another site"));
        assert!(!anna.cookies.contains_key("language"));
    }
    let request = anna.request("POST", "/language").header("referer", format!("{BASE}/settings"));
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    assert_eq!(anna.send(request.body(Body::from(fields)).unwrap()).await.location(), "/");
    assert_eq!(anna.cookies["language"], "de");
}

#[tokio::test]
async fn the_visitors_cookie_is_kept_from_scripts_and_other_sites_and_is_secure_under_https() {
    let config = WebConfig { proxies: Proxies::Anybody, ..WebConfig::default() };
    for (house, scheme, secure) in [
        (House::new(), "https", false),
        (House::with(config.clone()), "http", false),
        (House::with(config), "https", true),
    ] {
        let mut anna = house.browser();
        let base = if secure { "https://localhost:3000" } else { BASE };
        let request = form(&anna, "/play/dollars-wanted", &[]).header("x-forwarded-proto", scheme);
        let answer = anna.send(request.header(header::ORIGIN, base).body(fields(&[])).unwrap()).await;
        answer.location();
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with("visitor="), "{cookie}");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        assert_eq!(anna.get("/").await.header("set-cookie"), "");
    }
}

/// A form request with the headers that it needs, except for its origin, and with these.
fn form(browser: &Browser, path: &str, headers: &[(&str, &str)]) -> axum::http::request::Builder {
    let request = browser.request("POST", path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    headers.iter().fold(request, |request, (name, value)| request.header(*name, *value))
}

/// The body of a form, with an id.
fn fields(all: &[(&str, &str)]) -> Body {
    body(&[all, &[("form", &form_id())]].concat()).into()
}

/// Otherwise a late answer would replace the cookie of somebody who has sat down in another tab meanwhile.
#[tokio::test]
async fn no_look_gives_an_identity_or_changes_another_cookie() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let style = house.browser().get("/").await.body;
    let style = style.split("href=\"").find_map(|rest| rest.strip_prefix("/assets/posse-")).unwrap();
    let style = format!("/assets/posse-{}", style.split('"').next().unwrap());
    let pages = [
        "/",
        "/rules/dollars-wanted",
        "/new/dollars-wanted",
        "/settings",
        "/fairness",
        "/help/keys",
        "/offline",
        "/nowhere",
    ];
    let more = ["/turn", "/download", "/replay", "/analysis", "/moment/1", "/live", "/sit", "/report", "/nothing"];
    let more: Vec<String> = more.iter().map(|rest| format!("{table}{rest}")).collect();
    let others = ["/join?code=x", "/s/x", "/sw.js", "/health", "/ready", &style, &table].into_iter();
    for path in pages.into_iter().chain(others).chain(more.iter().map(String::as_str)) {
        for kind in ["text/html", "*/*"] {
            let request =
                house.browser().request("GET", path).header(header::ACCEPT, kind).body(Body::empty()).unwrap();
            let response = tower::ServiceExt::oneshot(house.browser().router, request).await.unwrap();
            assert!(response.headers().get(header::SET_COOKIE).is_none(), "{path}");
        }
    }
}

/// They get their seat in one step, and keep it.
#[tokio::test]
async fn the_first_form_of_a_browser_is_carried_out_and_brings_its_identity() {
    let house = House::new();
    let mut host = house.visitor().await;
    let table = host.table(&["person", "person"], "link").await;
    // From a program, and from a browser that runs no script.
    let mut anna = house.browser();
    anna.sit(&table, "1", "Anna").await.location();
    let mut ben = house.browser();
    let ask = |path: &str, ben: &Browser| form(ben, path, &[("accept", "text/html,*/*"), ("origin", BASE)]);
    let sit = || fields(&[("seat", "2"), ("name", "Ben")]);
    let again = ben.send(ask(&format!("{table}/sit"), &ben).body(sit()).unwrap()).await;
    assert_eq!(again.status, StatusCode::TEMPORARY_REDIRECT);
    assert!(!ben.cookies.contains_key("visitor") && !host.get(&table).await.body.contains("Ben"));
    let path = again.header("location").to_owned();
    ben.send(ask(&path, &ben).body(sit()).unwrap()).await.location();
    for browser in [&mut anna, &mut ben] {
        assert!(browser.get(&table).await.body.contains(&format!("action=\"{table}/ready\"")));
    }
    // A late cookie of a newcomer changes nothing for somebody who has an identity.
    ben.cookies.insert("newcomer".to_owned(), Token::random().to_string());
    assert!(ben.get(&table).await.body.contains(&format!("action=\"{table}/ready\"")));
}

#[tokio::test]
async fn for_a_browser_that_keeps_no_cookies_no_form_is_carried_out() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let mut path = format!("{table}/sit");
    for status in [StatusCode::TEMPORARY_REDIRECT, StatusCode::FORBIDDEN] {
        let mut nobody = house.browser();
        let request = form(&nobody, &path, &[("accept", "text/html"), ("origin", BASE)]);
        let answer = nobody.send(request.body(fields(&[("seat", "1"), ("name", "Nobody")])).unwrap()).await;
        assert_eq!(answer.status, status);
        assert_eq!(answer.body.contains("sent no cookie"), status == StatusCode::FORBIDDEN);
        path = answer.header("location").to_owned();
    }
    // From a script.
    let mut nobody = house.browser();
    let request = form(&nobody, &format!("{table}/sit"), &[("x-introduced", "1"), ("origin", BASE)]);
    let answer = nobody.send(request.body(fields(&[("seat", "1"), ("name", "Nobody")])).unwrap()).await;
    assert!(answer.status == StatusCode::FORBIDDEN && answer.body.contains("sent no cookie"), "{}", answer.body);
    assert!(!anna.get(&table).await.body.contains("Nobody"));
    let mut nobody = house.browser();
    let request = form(&nobody, "//evil.example/", &[("accept", "text/html"), ("origin", BASE)]);
    assert_eq!(nobody.send(request.body(fields(&[])).unwrap()).await.header("location"), "");
}

/// Such a form comes without cookies, so its answer would replace the identity.
#[tokio::test]
async fn a_form_of_another_site_gets_no_identity() {
    let house = House::new();
    for accept in ["text/html", "*/*"] {
        let mut anna = house.browser();
        let request = form(&anna, "/language", &[("accept", accept), ("origin", "https://evil.example")]);
        let answer = anna.send(request.body(fields(&[("language", "de")])).unwrap()).await;
        assert_eq!((answer.status, answer.header("set-cookie")), (StatusCode::FORBIDDEN, ""));
    }
}

#[tokio::test]
async fn the_visitors_cookie_is_renewed_once_a_day_by_pages_and_forms_and_keeps_its_value() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let token = anna.cookies["visitor"].clone();
    let table = anna.table(&["person", "person"], "link").await;
    assert_eq!(anna.cookies["visitor"], token);
    for day in 0..3 {
        // Not by what a script requests.
        assert_eq!(anna.get(&format!("{table}/turn")).await.header("set-cookie"), "");
        for path in ["/settings", "/", &table] {
            let cookie = anna.get(path).await.header("set-cookie").to_owned();
            let is_due = day > 0 && path == "/settings";
            assert_eq!(cookie.starts_with(&format!("visitor={token}; Path=/; Max-Age=34560000; HttpOnly")), is_due);
            assert_eq!(cookie.is_empty(), !is_due, "{cookie}");
        }
        // Paused only for this: a paused clock leaps to the next timer while the table is loaded.
        tokio::time::pause();
        tokio::time::advance(std::time::Duration::from_secs(24 * 3600)).await;
        tokio::time::resume();
    }
}

#[tokio::test]
async fn pages_speak_the_language_that_was_chosen_or_else_the_browsers() {
    let house = House::new();
    let mut anna = house.browser();
    assert!(anna.get("/").await.body.contains("<html lang=\"en\""));
    anna.language = "de-CH,de;q=0.9";
    assert!(anna.get("/").await.body.contains("<html lang=\"de\""));
    anna.post("/language", &[("language", "nl"), ("back", "/settings")]).await;
    assert!(anna.get("/").await.body.contains("<html lang=\"nl\""));
    let answer = anna.post("/language", &[("language", "de"), ("back", "//evil.example")]).await;
    assert_eq!(answer.location(), "/");
}

#[tokio::test]
async fn every_page_says_in_its_head_and_language_what_it_is_about() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    anna.language = "de";
    for (path, about) in [
        ("/", "Vier Spiele"),
        ("/fairness", "Vier Spiele"),
        ("/nowhere", "Vier Spiele"),
        ("/rules/dollars-wanted", "Banditen"),
        (&table, "Banditen"),
    ] {
        let page = anna.get(path).await.body;
        let mut descriptions = page.split("<meta name=\"description\" content=\"").skip(1);
        let first = descriptions.next().and_then(|rest| rest.split('"').next()).unwrap_or("");
        assert!(first.contains(about) && descriptions.next().is_none(), "{path}: {first}");
    }
}

#[tokio::test]
async fn a_server_is_ready_until_it_is_being_stopped() {
    let house = House::new();
    let answer = house.browser().get("/ready").await;
    assert_eq!((answer.status, answer.body.as_str(), answer.header("set-cookie")), (StatusCode::OK, "ready\n", ""));
    house.web.leave();
    assert_eq!(house.browser().get("/ready").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(house.browser().get("/health").await.status, StatusCode::OK, "it still answers");
}

/// The proxy of a container asks for `posse:8080`.
#[tokio::test]
async fn a_proxy_may_ask_by_any_name_whether_the_server_is_ready() {
    let house = House::new();
    for (path, status) in [("/ready", 200), ("/health", 200), ("/", 421)] {
        let mut browser = house.browser();
        let mut request = browser.request("GET", path).body(Body::empty()).unwrap();
        request.headers_mut().insert(header::HOST, "posse:8080".parse().unwrap());
        assert_eq!(browser.send(request).await.status.as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn each_answer_has_the_id_of_its_request_and_so_have_its_log_lines() {
    let house = House::new();
    let mut browser = house.browser();
    let mut ids = Vec::new();
    for path in ["/", "/", "/t/zzzzzzzzzzzz", "/assets/posse.js", "/nowhere"] {
        let id = browser.get(path).await.header("x-request-id").to_owned();
        assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{path}: {id}");
        let log = crate::log::lines();
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(&id)).collect();
        assert!(matches!(lines[..], [line] if line.contains("route")), "{path}: {lines:?}");
        assert!(!ids.contains(&id), "{path}");
        ids.push(id);
    }
}

#[tokio::test]
async fn whether_the_server_works_can_be_asked_by_any_name_and_whether_it_is_ready_as_often_as_one_likes() {
    let house = House::with(WebConfig { hosts: vec!["saloon".to_owned()], ..WebConfig::default() });
    let browser = house.browser();
    let ask = async |path: &str| {
        let mut request = browser.request("GET", path).body(Body::empty()).unwrap();
        request.headers_mut().insert("host", "203.0.113.9:8080".parse().unwrap());
        browser.clone().send(request).await.status
    };
    for _ in 0..web::limits::REQUESTS.most {
        assert_eq!(ask("/ready").await, StatusCode::OK);
    }
    assert_eq!(ask("/").await, StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(browser.clone().get("/").await.status, StatusCode::OK, "nothing of it counted");
    // Each question about its health is one to the database.
    while ask("/health").await == StatusCode::OK {}
    assert_eq!((ask("/health").await, ask("/ready").await), (StatusCode::TOO_MANY_REQUESTS, StatusCode::OK));
}

#[tokio::test]
async fn health_answers() {
    let answer = House::new().browser().get("/health").await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, "ok\n"));
    assert_eq!(answer.header("set-cookie"), "");
}
