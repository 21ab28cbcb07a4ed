/** SHA-256. The browser's own is kept from pages without https: from a table in the local network. */

const FRACTION = 2 ** 32;

/** The first bits of the fractional parts of the square or cube roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(Math.floor((n ** (1 / root) % 1) * FRACTION));
  }
  return Uint32Array.from(found);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

type Eight = [number, number, number, number, number, number, number, number];

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): string {
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  data.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(data.length, 0x80);
  padded.setUint32(length - 8, Math.floor((data.length * 8) / FRACTION));
  padded.setUint32(length - 4, data.length * 8);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let t = 0; t < 16; t++) words[t] = padded.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [a, b] = [words[t - 15]!, words[t - 2]!];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[t] = words[t - 16]! + small + words[t - 7]! + large;
    }
    const v = Uint32Array.from(hash);
    for (let t = 0; t < 64; t++) {
      const [a, b, c, d, e, f, g, h] = v as unknown as Eight;
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[t]! + words[t]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
      v.set([one + two, a, b, c, d + one, e, f, g]);
    }
    v.forEach((value, at) => (hash[at] = hash[at]! + value));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}
