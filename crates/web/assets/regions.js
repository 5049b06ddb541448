// Rebuilds the text of a page from messages, which bring only what differs from the page before.

// The regions that the page knows: some that it no longer shows, then those of the newest page. A message brings the
// texts of new regions, and runs of known ones: how far from the last run a run begins, and its length.
/** @type {string[]} */
let known = [];
/** @param {Message} message */
export const read = (message) => {
  const pool = message.first ? [] : known;
  /** @param {Part[]} parts */
  const put = (parts) => {
    let end = 0;
    return parts.flatMap((part) => {
      if (typeof part === "string") {
        const fresh = part.split(/(?=<[^/])/);
        pool.push(...fresh);
        return fresh;
      }
      end += part[0] + part[1];
      return pool.slice(end - part[1], end);
    });
  };
  for (const frame of message.frames) frame.html = put(frame.scene).join("");
  const page = put(message.page);
  const shown = new Set(page);
  const gone = [...new Set(pool)].filter((region) => !shown.has(region));
  known = [...gone.slice(Math.max(0, gone.length - message.kept)), ...page];
  message.html = page.join("");
};
