//! nginx or Caddy in front of servers, with a certificate of its own. It writes only into its temporary folder.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};

use anyhow::{Context, ensure};
use tempfile::TempDir;

use crate::patience::Patience;

/// The name in the recipes and in the certificate.
pub const NAME: &str = "posse.example";

/// The next port on this process's own address, below those that the system gives away.
static PORTS: AtomicU16 = AtomicU16::new(8000);

/// Two addresses for programs that must be told their port.
pub fn own_addresses() -> [SocketAddr; 2] {
    let own = Ipv4Addr::from_bits(0x7f00_0000 | process::id() & 0x00ff_ffff);
    let port = PORTS.fetch_add(2, Ordering::Relaxed);
    [port, port + 1].map(|port| (own, port).into())
}

/// nginx outside its configuration of sites. One process does everything, as the user who runs the test.
const NGINX: &str = "
daemon off;
master_process off;
pid pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include posse.conf;
}
";

/// A running proxy. Dropping it ends it.
pub struct ReverseProxy {
    folder: TempDir,
    https: SocketAddr,
    http: SocketAddr,
    process: Option<Child>,
}

impl ReverseProxy {
    /// Starts nginx with the recipe of a site, in front of this server.
    ///
    /// # Errors
    /// When nginx is not installed, the recipe is not as expected, or nginx refuses it.
    pub async fn nginx(recipe: &str, server: SocketAddr) -> anyhow::Result<ReverseProxy> {
        let mut proxy = ReverseProxy::prepare()?;
        let ports = recipe.lines().filter(|line| !line.contains("listen [::]:")).collect::<Vec<_>>().join("\n");
        let paths = "/etc/letsencrypt/live/posse.example/";
        let site = replaced(&ports, "listen 443 ", &format!("listen {} ", proxy.https))?;
        let site = replaced(&site, "listen 80;", &format!("listen {};", proxy.http))?;
        let site = replaced(&site, "server 127.0.0.1:8080 ", &format!("server {server} "))?;
        let site = replaced(&site, paths, &format!("{}/", proxy.folder.path().display()))?;
        fs::write(proxy.folder.path().join("posse.conf"), site)?;
        fs::write(proxy.folder.path().join("nginx.conf"), NGINX)?;
        let arguments = ["-c", "nginx.conf", "-e", "stderr", "-p"].map(Path::new);
        let folder = proxy.folder.path().to_owned();
        proxy.run("nginx", arguments.into_iter().chain([&*folder])).await?;
        Ok(proxy)
    }

    /// Starts Caddy with a recipe, in front of servers whose `usual` addresses are in it.
    ///
    /// # Errors
    /// When Caddy is not installed, the recipe is not as expected, or Caddy refuses it.
    pub async fn caddy(recipe: &str, usual: &str, servers: &[SocketAddr]) -> anyhow::Result<ReverseProxy> {
        let mut proxy = ReverseProxy::prepare()?;
        let servers: Vec<String> = servers.iter().map(SocketAddr::to_string).collect();
        let folder = proxy.folder.path().to_owned();
        let (ip, port) = (proxy.https.ip(), proxy.https.port());
        let everywhere =
            format!("{{\n admin off\n auto_https disable_redirects\n https_port {port}\n default_bind {ip}\n}}\n");
        let files = format!("{NAME} {{\n tls {0}/fullchain.pem {0}/privkey.pem\n", folder.display());
        let site = replaced(recipe, &format!("{NAME} {{\n"), &files)?;
        let site = replaced(&site, usual, &servers.join(" "))?;
        let file = folder.join("Caddyfile");
        fs::write(&file, everywhere + &site)?;
        let arguments = ["run", "--adapter", "caddyfile", "--config"].map(Path::new);
        proxy.run("caddy", arguments.into_iter().chain([&*file])).await?;
        Ok(proxy)
    }

    /// Makes its folder with a certificate, and chooses its addresses.
    fn prepare() -> anyhow::Result<ReverseProxy> {
        let folder = tempfile::tempdir()?;
        let made = Command::new("openssl")
            .args(["req", "-x509", "-noenc", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
            .args(["-subj", "/CN=Posse's tests", "-addext", &format!("subjectAltName=DNS:{NAME}")])
            .args(["-keyout", "privkey.pem", "-out", "fullchain.pem"])
            .current_dir(folder.path())
            .output()
            .context("on Debian: apt-get install openssl")?;
        ensure!(made.status.success(), "no certificate: {}", String::from_utf8_lossy(&made.stderr));
        let [https, http] = own_addresses();
        Ok(ReverseProxy { folder, https, http, process: None })
    }

    /// Starts the program and waits until it listens. Its log is the file `log` in its folder.
    async fn run<'a>(&mut self, program: &str, arguments: impl Iterator<Item = &'a Path>) -> anyhow::Result<()> {
        let folder = self.folder.path();
        let log = File::create(folder.join("log"))?;
        let process = Command::new(program)
            .args(arguments)
            .envs(["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"].map(|name| (name, folder)))
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("on Debian: apt-get install {program}"))?;
        let process = self.process.insert(process);
        let mut patience = Patience::<()>::default();
        while TcpStream::connect(self.https).is_err() {
            if process.try_wait()?.is_some() {
                break;
            }
            patience.wait().await.with_context(|| format!("{program} does not listen"))?;
        }
        ensure!(process.try_wait()?.is_none(), "{program}: {}", fs::read_to_string(folder.join("log"))?);
        Ok(())
    }

    /// The address of its HTTPS.
    pub fn https(&self) -> SocketAddr {
        self.https
    }

    /// The address of its HTTP.
    pub fn http(&self) -> SocketAddr {
        self.http
    }

    /// The certificate to trust.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }
}

impl Drop for ReverseProxy {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // The process may have exited already.
            let _ended = process.kill();
            let _reaped = process.wait();
        }
    }
}

/// The recipe with another value in place of the usual one.
fn replaced(recipe: &str, usual: &str, other: &str) -> anyhow::Result<String> {
    ensure!(recipe.contains(usual), "the recipe does not say `{usual}`:\n{recipe}");
    Ok(recipe.replace(usual, other))
}
