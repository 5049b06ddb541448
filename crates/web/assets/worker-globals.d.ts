// What TypeScript does not know of the service worker's world. Nothing of this is served.

/** The name of the cache. */
declare const NAME: string;
/** How the names of all caches of this server begin. */
declare const OURS: string;
/** The addresses of the files; the first is the stylesheet's. */
declare const FILES: string[];
/** The address of a picture. */
declare const ICON: string;
/** The address of the page for when there is no connection. */
declare const PAGE: string;
/** The server's key for messages, if it sends any. */
declare const KEY: string | null;

interface NotificationOptions {
  actions?: { action: string; title: string }[];
  renotify?: boolean;
}
