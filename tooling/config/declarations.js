import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('tsc7.js', import.meta.url));

/**
 * @param {string} from
 * @param {string} specifier
 */
const ending = (from, specifier) =>
  existsSync(join(dirname(from), `${specifier}.d.ts`)) ? '.js' : '/index.js';

/**
 * Writes the declarations of a package, one file per source file and with maps that lead to it, and gives their imports
 * the endings Node asks for. The sources leave them out, as bundlers allow, and tsc copies what it finds.
 *
 * @param {string} folder of the package; its tsconfig.build.json says what is written
 */
export const writeDeclarations = (folder) => {
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    const withEndings = text
      // What a component looks like is no part of its type. The line stays: maps count lines.
      .replaceAll(/^import '[^']+';$/gm, '')
      .replaceAll(
        /((?:from|import\()\s*['"])(\.{1,2}(?:\/[^'"]*)?)(['"])/g,
        (_, /** @type {string} */ before, /** @type {string} */ specifier, /** @type {string} */ after) =>
          `${before}${specifier}${/\.(?:js|css)$/.test(specifier) ? '' : ending(file, specifier)}${after}`,
      );
    if (withEndings !== text) writeFileSync(file, withEndings);
  }
};
