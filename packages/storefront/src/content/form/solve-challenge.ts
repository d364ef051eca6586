import type { ProofOfWork } from '@gastroshop/api-contract';

/** Derivations under way at a time: enough to keep the browser's own threads busy. */
const AT_ONCE = 8;

/** After so many tries, a hundred times what is asked for, something is wrong with the work. */
const MOST_TRIES = 100_000;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The nonce with the number of the try behind it, four bytes, the highest first. */
const passwordOf = (nonce: Uint8Array, counter: number): Uint8Array<ArrayBuffer> => {
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  return password;
};

const HASHES: Readonly<Partial<Record<string, string>>> = {
  'PBKDF2/SHA-256': 'SHA-256',
  'PBKDF2/SHA-384': 'SHA-384',
  'PBKDF2/SHA-512': 'SHA-512',
};

/**
 * Does the work a captcha asks for: tries numbers until the key derived from one begins as asked. The browser derives
 * keys beside the page, so the page goes on answering.
 *
 * @returns the token to send with the form
 * @throws Error for work of a kind nobody here can do and for work without end, the reason of the signal when it aborts
 */
export const solveChallenge = async (work: ProofOfWork, signal?: AbortSignal): Promise<string> => {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = work.parameters;
  const hash = HASHES[algorithm];
  if (hash === undefined) throw new Error(`Unknown work: ${algorithm}`);
  const start = bytesOf(nonce);
  const derived = async (counter: number): Promise<string> => {
    const key = await crypto.subtle.importKey('raw', passwordOf(start, counter), 'PBKDF2', false, [
      'deriveBits',
    ]);
    const figures = { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations: cost };
    return hexOf(await crypto.subtle.deriveBits(figures, key, keyLength * 8));
  };
  for (let from = 0; from < MOST_TRIES; from += AT_ONCE) {
    signal?.throwIfAborted();
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => derived(from + index)));
    const found = keys.findIndex((key) => key.startsWith(keyPrefix.toLowerCase()));
    const derivedKey = keys[found];
    if (derivedKey !== undefined)
      return btoa(JSON.stringify({ challenge: work, solution: { counter: from + found, derivedKey } }));
  }
  throw new Error('The work has no end');
};
