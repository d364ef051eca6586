import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Gives the imports in the declarations the endings Node asks for. The sources leave them out, as bundlers allow, and
 * tsc copies what it finds.
 */
const dist = fileURLToPath(new URL('../dist', import.meta.url));

const ending = (from: string, specifier: string): string =>
  existsSync(join(dirname(from), `${specifier}.d.ts`)) ? '.js' : '/index.js';

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8');
  const withEndings = text
    // What a component looks like is no part of its type.
    .replaceAll(/^import '[^']+';\n/gm, '')
    .replaceAll(
      /((?:from|import\()\s*['"])(\.{1,2}(?:\/[^'"]*)?)(['"])/g,
      (_, before: string, specifier: string, after: string) =>
        `${before}${specifier}${/\.(?:js|css)$/.test(specifier) ? '' : ending(file, specifier)}${after}`,
    );
  if (withEndings !== text) writeFileSync(file, withEndings);
}
