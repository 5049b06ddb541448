// Lighthouse on a phone: `node run.mjs [--performance] URL…`
//
// Prints the scores of each page and every audit below its maximum, and fails unless accessibility, best practices and
// SEO are 100. Performance depends on the machine, so it is measured only on request.

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const FULL = ["accessibility", "best-practices", "seo"];
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

// On a busy machine Chromium may lose the trace of a load; then the page is loaded again.
const TRIES = 4;

const report = async (url, flags) => {
  for (let left = TRIES; ; left -= 1) {
    const { lhr } = await lighthouse(url, flags);
    if (!lhr.runtimeError) return lhr;
    if (left === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
};

const urls = process.argv.slice(2).filter((word) => word !== "--performance");
const timed = process.argv.includes("--performance");
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  chromeFlags: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
});
try {
  for (const url of urls) {
    const flags = { port: chrome.port, onlyCategories: timed ? [...FULL, "performance"] : FULL };
    // Without these, Lighthouse waits for quiet seconds after the load, which only performance needs.
    const quiet = { pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 100, cpuQuietThresholdMs: 0 };
    const { audits, categories } = await report(url, { ...flags, ...(timed ? {} : quiet) });
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    console.log(`${new URL(url).pathname}: ${scores.join(", ")}`);
    if (timed) console.log(`  ${FIGURES.map((id) => `${audits[id].title} ${audits[id].displayValue}`).join(", ")}`);
    for (const id of FULL) {
      if (categories[id].score === 1) continue;
      process.exitCode = 1;
      for (const { id: audit, weight } of categories[id].auditRefs) {
        const { score, title, details } = audits[audit];
        if (weight === 0 || score === null || score === 1) continue;
        console.log(`  ${id}: ${title} (${audit})`);
        for (const item of details?.items ?? []) {
          console.log(`    ${item.node?.snippet ?? item.description ?? JSON.stringify(item)}`);
        }
      }
    }
  }
} finally {
  chrome.kill();
}
