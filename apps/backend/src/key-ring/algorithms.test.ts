import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
const PROGRAM = /(?<!\.test|\.faults|\.teeth)\.ts$/;

const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => PROGRAM.test(name) && !name.startsWith('testing'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'));

const found = (pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word));

it.each([
  ['hashes', /\b(?:createHash|createHmac|hkdfSync)\(\s*([^,)]+)/g, ["'sha256'"]],
  ['ciphers', /\b(?:createCipheriv|createDecipheriv)\(\s*([^,)]+)/g, ["'aes-256-gcm'"]],
  ['signatures', /\balg(?:orithm)?s?: \[?\s*('[A-Z]+\d+')/g, ["'HS256'", "'RS256'"]],
])('the %s are those of the page, each of at least 128 bits of strength', (_what, pattern, allowed) => {
  const used = found(pattern);
  expect(used.length).toBeGreaterThan(1);
  expect([...new Set(used)].filter((word) => !allowed.includes(word))).toEqual([]);
});

it('what is drawn by lot has at least 128 bits, and is not drawn by the language’s own dice', () => {
  // Names of public keys and of spans are no secrets.
  const lengths = found(/(?<!kid: |spanId: )\brandomBytes\(\s*(\d+)/g).map(Number);
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths.filter((bytes) => bytes < 16)).toEqual([]);
  // Demonstration data and pauses between tries are drawn otherwise; nothing here is secret by Math.random.
  expect(found(/(?:token|secret|nonce|id|key)\w* = [^;\n]*(Math\.random)/gi)).toEqual([]);
});
