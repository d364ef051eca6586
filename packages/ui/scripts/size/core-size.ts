import { measureCore } from './measure-core';

/** What an app may pay for the kit's core before anything of its own, gzip, without React. */
const LIMIT = { js: 75_000, css: 12_000 } as const;

const alone = await measureCore(false);
const all = await measureCore(true);
const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

process.stdout.write(
  `kit core (provider, order control, product row), gzip: JS ${kb(alone.js)} KB without React, ${kb(all.js)} KB with it; CSS ${kb(alone.css)} KB\n`,
);
if (alone.js === 0 || alone.css === 0 || alone.js > LIMIT.js || alone.css > LIMIT.css) {
  process.stderr.write(`The core costs more than agreed: JS ${kb(LIMIT.js)} KB, CSS ${kb(LIMIT.css)} KB.\n`);
  process.exitCode = 1;
}
