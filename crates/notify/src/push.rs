//! Web push: messages to browsers (RFC 8030), encrypted (RFC 8291, RFC 8188) and signed (RFC 8292).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64URL;
use hyper::{Method, StatusCode};
use ring::rand::{SystemRandom, generate};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, agreement, digest, hkdf};
use serde_json::json;
use url::Url;

use crate::failure::{Failure, Invalid};
use crate::http::Client;

/// The longest payload, in bytes. Services take 4,096 with padding and what the encryption adds.
pub const PAYLOAD_LIMIT: usize = 3000;
const RECORD_SIZE: u32 = 4096;
/// Payloads are padded to multiples of this, so that their length tells little.
const PADDING: usize = 512;
/// A service takes tokens for a day at most; half of it forgives wrong clocks.
const TOKEN_SECONDS: u64 = 12 * 60 * 60;

/// The key pair by which push services know this server.
pub struct Keys(EcdsaKeyPair);

impl Keys {
    /// A new key pair as PKCS #8, to be kept: browsers subscribe to one key.
    pub fn generate() -> Vec<u8> {
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        pair.expect("the system gives random bytes").as_ref().to_vec()
    }

    /// Reads what [`Keys::generate`] returned.
    pub fn read(pkcs8: &[u8]) -> Result<Keys, Invalid> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new())
            .map(Keys)
            .map_err(|error| Invalid(format!("not a key pair for web push: {error}")))
    }

    /// The browser's `applicationServerKey`: an uncompressed point in base64url.
    pub fn public_key(&self) -> String {
        BASE64URL.encode(self.0.public_key())
    }

    /// The `Authorization` for one push service (RFC 8292, sections 2 and 3).
    fn authorization(&self, origin: &str, contact: &str, now_seconds: u64) -> String {
        let header = BASE64URL.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims = json!({ "aud": origin, "exp": now_seconds + TOKEN_SECONDS, "sub": contact }).to_string();
        let signed = format!("{header}.{}", BASE64URL.encode(claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).expect("the system gives random bytes");
        format!("vapid t={signed}.{}, k={}", BASE64URL.encode(signature), self.public_key())
    }
}

/// Where the messages to one browser go, and how they are encrypted.
pub struct Subscription {
    endpoint: Url,
    /// The browser's public key: an uncompressed point of P-256.
    p256dh: [u8; 65],
    auth: [u8; 16],
}

impl Subscription {
    /// A subscription from the three texts of the browser's `PushSubscription.toJSON()`, the keys in base64url.
    pub fn new(endpoint: &str, p256dh: &str, auth: &str) -> Result<Subscription, Invalid> {
        let invalid = |what: &str| Invalid(format!("not {what}"));
        Ok(Subscription {
            endpoint: Url::parse(endpoint).map_err(|_| invalid("an endpoint"))?,
            p256dh: bytes(p256dh).filter(|point| point[0] == 4).ok_or_else(|| invalid("a p256dh key"))?,
            auth: bytes(auth).ok_or_else(|| invalid("an auth secret"))?,
        })
    }
}

fn bytes<const N: usize>(base64url: &str) -> Option<[u8; N]> {
    BASE64URL.decode(base64url).ok()?.try_into().ok()
}

/// A message to a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What the service worker gets, at most [`PAYLOAD_LIMIT`] bytes.
    pub payload: Vec<u8>,
    /// What it is about. A newer message with the same topic replaces one that is not delivered yet. The push service
    /// sees only its hash.
    pub topic: String,
    /// How long the service keeps it for a browser that is off.
    pub ttl_seconds: u32,
    /// Whether it should wake a phone that saves its battery.
    pub is_urgent: bool,
}

/// Sends a message to a browser. `contact` is the operator's `mailto:` or `https:` address, for the push service.
pub async fn send(
    client: &Client,
    keys: &Keys,
    contact: &str,
    now_seconds: u64,
    subscription: &Subscription,
    message: &Message,
) -> Result<(), Failure> {
    let body = encrypt(&message.payload, subscription)?;
    let origin = subscription.endpoint.origin().ascii_serialization();
    let topic = digest::digest(&digest::SHA256, message.topic.as_bytes());
    let headers = [
        ("Authorization", keys.authorization(&origin, contact, now_seconds)),
        ("Content-Encoding", "aes128gcm".to_owned()),
        ("Content-Type", "application/octet-stream".to_owned()),
        ("TTL", message.ttl_seconds.to_string()),
        ("Urgency", if message.is_urgent { "high" } else { "normal" }.to_owned()),
        ("Topic", BASE64URL.encode(&topic.as_ref()[..24])), // 32 characters, the most that are allowed
    ];
    let answer = client.send(Method::POST, subscription.endpoint.as_str(), &headers, body).await?;
    match answer.status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Failure::Gone),
        _ => answer.result(),
    }
}

fn encrypt(payload: &[u8], subscription: &Subscription) -> Result<Vec<u8>, Failure> {
    if payload.len() > PAYLOAD_LIMIT {
        return Err(Failure::refused(format!("a payload of more than {PAYLOAD_LIMIT} bytes")));
    }
    let mut record = payload.to_vec();
    record.push(2); // ends the last record; zeros follow
    record.resize(record.len().next_multiple_of(PADDING), 0);

    let random = SystemRandom::new();
    let sender = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random)
        .expect("the system gives random bytes");
    let sender_key = sender.compute_public_key().expect("a private key has a public one");
    let salt: [u8; 16] = generate(&random).expect("the system gives random bytes").expose();
    let receiver_key = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &subscription.p256dh);
    agreement::agree_ephemeral(sender, &receiver_key, |secret| {
        seal(secret, subscription, sender_key.as_ref(), salt, record)
    })
    .map_err(|_| Failure::refused("the p256dh key is not a point of P-256"))
}

/// The body of a message from the shared secret on (RFC 8291, section 3.4; RFC 8188, section 2).
fn seal(secret: &[u8], to: &Subscription, sender_key: &[u8], salt: [u8; 16], mut record: Vec<u8>) -> Vec<u8> {
    let (key, nonce) = content_keys(&input_key(secret, to, sender_key), &salt);
    aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key of 16 bytes"))
        .seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut record)
        .expect("a short record");
    let key_length = [u8::try_from(sender_key.len()).expect("a point has 65 bytes")];
    [&salt, &RECORD_SIZE.to_be_bytes()[..], &key_length, sender_key, &record].concat()
}

fn input_key(secret: &[u8], to: &Subscription, sender_key: &[u8]) -> [u8; 32] {
    derive(&to.auth, secret, &[b"WebPush: info\0", &to.p256dh, sender_key])
}

fn content_keys(input_key: &[u8], salt: &[u8]) -> ([u8; 16], [u8; 12]) {
    let key = derive(salt, input_key, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce = derive(salt, input_key, &[b"Content-Encoding: nonce\0"]);
    (key, nonce)
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut key = [0; N];
    let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(N)).and_then(|expanded| expanded.fill(&mut key)).expect("a short key");
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::Reach;
    use crate::http::server::answering;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const RECEIVER: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    fn decode(base64url: &str) -> Vec<u8> {
        BASE64URL.decode(base64url).unwrap()
    }

    /// The example of RFC 8291, section 5, with the steps of its appendix A from `ecdh_secret` on.
    #[test]
    fn a_message_is_encrypted_as_in_rfc_8291() {
        let to = Subscription::new("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", RECEIVER, AUTH)
            .unwrap();
        let secret = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let sender = decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").unwrap();

        let input = input_key(&secret, &to, &sender);
        assert_eq!(BASE64URL.encode(input), "S4lYMb_L0FxCeq0WhDx813KgSYqU26kOyzWUdsXYyrg"); // IKM
        let pseudorandom = ring::hmac::sign(&ring::hmac::Key::new(ring::hmac::HMAC_SHA256, &salt), &input);
        assert_eq!(BASE64URL.encode(pseudorandom), "09_eUZGrsvxChDCGRCdkLiDXrReGOEVeSCdCcPBSJSc"); // PRK
        let (key, nonce) = content_keys(&input, &salt);
        assert_eq!(BASE64URL.encode(key), "oIhVW04MRdy2XN9CiKLxTg"); // CEK
        assert_eq!(BASE64URL.encode(nonce), "4h_95klXJ5E_qnoN"); // NONCE

        let body = seal(&secret, &to, &sender, salt, b"When I grow up, I want to be a watermelon\x02".to_vec());
        assert_eq!(
            BASE64URL.encode(body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl\
             7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    /// Opens what [`encrypt`] made for a browser that has just subscribed.
    fn round_trip(payload: &[u8]) -> (usize, Vec<u8>) {
        let browser = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let key = BASE64URL.encode(browser.compute_public_key().unwrap());
        let subscription = Subscription::new("https://push.example.net/", &key, AUTH).unwrap();
        let mut body = encrypt(payload, &subscription).unwrap();
        let length = body.len();
        assert_eq!(body[16..21], [0, 0, 16, 0, 65]);
        let record = body.split_off(86);
        let (salt, sender) = (&body[..16], &body[21..]);
        let sender_key = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, sender);
        let opened = agreement::agree_ephemeral(browser, &sender_key, |secret| {
            let (key, nonce) = content_keys(&input_key(secret, &subscription, sender), salt);
            let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
            let mut record = record.clone();
            let nonce = aead::Nonce::assume_unique_for_key(nonce);
            key.open_in_place(nonce, aead::Aad::empty(), &mut record).unwrap().to_vec()
        });
        let mut opened = opened.unwrap();
        let end = opened.iter().rposition(|&byte| byte != 0).unwrap();
        assert_eq!(opened[end], 2);
        opened.truncate(end);
        (length, opened)
    }

    #[test]
    fn a_browser_reads_what_was_encrypted_and_its_length_tells_little() {
        for (payload, padded) in [(0, 512), (1, 512), (511, 512), (512, 1024), (PAYLOAD_LIMIT, 3072)] {
            let payload = vec![b'x'; payload];
            assert_eq!(round_trip(&payload), (86 + padded + 16, payload));
        }
        let subscription = Subscription::new("https://push.example.net/", RECEIVER, AUTH).unwrap();
        assert!(matches!(encrypt(&[0; PAYLOAD_LIMIT + 1], &subscription), Err(Failure::Refused(_))));
    }

    #[test]
    fn a_subscription_is_checked() {
        let new =
            |endpoint, p256dh, auth| Subscription::new(endpoint, p256dh, auth).err().map(|error| error.to_string());
        let endpoint = "https://push.example.net/";
        assert_eq!(new(endpoint, RECEIVER, AUTH), None);
        assert_eq!(new("push", RECEIVER, AUTH).unwrap(), "not an endpoint");
        assert_eq!(new(endpoint, RECEIVER, "AAAA").unwrap(), "not an auth secret");
        assert_eq!(new(endpoint, &RECEIVER[4..], AUTH).unwrap(), "not a p256dh key");
        assert_eq!(new(endpoint, &format!("A{}", &RECEIVER[1..]), AUTH).unwrap(), "not a p256dh key");
        let elsewhere = format!("{}A", &RECEIVER[..RECEIVER.len() - 1]).replacen("BCV", "BCW", 1);
        let off_the_curve = Subscription::new(endpoint, &elsewhere, AUTH).unwrap();
        assert_eq!(encrypt(b"", &off_the_curve), Err(Failure::refused("the p256dh key is not a point of P-256")));
    }

    /// The claims of a token, once its signature is right.
    fn verified(authorization: &str) -> Value {
        let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let (header, claims) = signed.split_once('.').unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key))
            .verify(signed.as_bytes(), &decode(signature))
            .unwrap();
        assert_eq!(decode(header), br#"{"typ":"JWT","alg":"ES256"}"#);
        serde_json::from_slice(&decode(claims)).unwrap()
    }

    /// The example of RFC 8292, section 2.4, and a token of ours.
    #[test]
    fn a_token_is_signed_as_in_rfc_8292() {
        let example = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE\
            0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojF\
            wDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq\
            9ojSwk5Y2EmClBPs";
        let (origin, contact, expiry) = ("https://push.example.net", "mailto:push@example.com", 1_453_523_768);
        let claims = json!({ "aud": origin, "exp": expiry, "sub": contact });
        assert_eq!(verified(example), claims);
        let keys = Keys::read(&Keys::generate()).unwrap();
        assert_eq!(verified(&keys.authorization(origin, contact, expiry - TOKEN_SECONDS)), claims);
        assert!(Keys::read(b"no key").is_err());
    }

    #[tokio::test]
    async fn a_message_is_sent_and_the_status_decides() {
        let keys = Keys::read(&Keys::generate()).unwrap();
        let message =
            Message { payload: b"hi".to_vec(), topic: "table 7".to_owned(), ttl_seconds: 60, is_urgent: true };
        let later = |reason: &str, after| Failure::Later { reason: reason.to_owned(), after };
        let expected = [
            ("201 Created", Ok(())),
            ("404 Not Found", Err(Failure::Gone)),
            ("410 Gone", Err(Failure::Gone)),
            ("403 Forbidden", Err(Failure::Refused("403 Forbidden".to_owned()))),
            ("413 Payload Too Large", Err(Failure::Refused("413 Payload Too Large".to_owned()))),
            ("429 Too Many Requests", Err(later("429 Too Many Requests", Some(std::time::Duration::from_secs(7))))),
            ("503 Service Unavailable", Err(later("503 Service Unavailable", Some(std::time::Duration::from_secs(7))))),
        ];
        for (status, expected) in expected {
            let answer = format!("HTTP/1.1 {status}\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n");
            let (url, request) = answering(&answer).await;
            let to = Subscription::new(&format!("{url}/push/me"), RECEIVER, AUTH).unwrap();
            let sent = send(&Client::new(Reach::Any), &keys, "mailto:a@b.c", 1000, &to, &message).await;
            assert_eq!(sent, expected, "{status}");
            let (head, body) = request.await.unwrap();
            assert_eq!(body.len(), 86 + 512 + 16);
            let header =
                |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).unwrap();
            assert!(head.starts_with("POST /push/me HTTP/1.1"));
            assert_eq!(verified(header("authorization"))["aud"], *url);
            assert_eq!([header("content-encoding"), header("ttl"), header("urgency")], ["aes128gcm", "60", "high"]);
            assert_eq!(header("topic").len(), 32);
        }
    }
}
