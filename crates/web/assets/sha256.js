// SHA-256 (FIPS 180-4), for browsers on plain http, which have no crypto.subtle. Takes a Uint8Array, returns one of 32.
export const sha256 = (() => {
  // The first 32 bits of the fractional parts of roots of the first primes. Computed, so that no table can be mistyped.
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  /** @param {number} root */
  const fraction = (root) => Math.floor((root - Math.floor(root)) * 0x100000000) | 0;
  const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
  const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  /** @param {number} word @param {number} by */
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  /** @param {number[]} state @param {DataView} view @param {number} at */
  const compress = (state, view, at) => {
    const words = new Int32Array(64);
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15];
      const late = words[i - 2];
      const mixed = (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      words[i] = words[i - 16] + words[i - 7] + mixed;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i] + words[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    return [a, b, c, d, e, f, g, h].map((word, i) => (state[i] + word) | 0);
  };

  /** @param {Uint8Array} bytes */
  return (bytes) => {
    const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
    view.setUint32(padded.length - 4, bytes.length << 3);
    let state = START;
    for (let at = 0; at < padded.length; at += 64) state = compress(state, view, at);
    const result = new DataView(new ArrayBuffer(32));
    for (const [i, word] of state.entries()) result.setInt32(4 * i, word);
    return new Uint8Array(result.buffer);
  };
})();
