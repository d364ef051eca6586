/**
 * Writes what the published kit has beside the sheets of its components: the themes, one sheet with everything for pages
 * without a bundler, the empty module that Node loads in place of sheets, the drawings, and the declarations.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeclarations } from '@gastroshop/config/declarations';
import { chosenThemes, themeSheets } from './sheets';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const write = (file: string, text: string): void => {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

for (const [file, text] of Object.entries(themeSheets())) write(file, text);
write('theme/themes.css', chosenThemes());
const DRAWINGS = 'product/drawings';
const source = fileURLToPath(new URL('../../src/', import.meta.url));
cpSync(path.join(source, DRAWINGS, 'svg'), path.join(dist, DRAWINGS, 'svg'), { recursive: true });
cpSync(path.join(source, DRAWINGS, 'LICENSE.md'), path.join(dist, DRAWINGS, 'svg/LICENSE.md'));

write('no-styles.js', '// Node has no use for style sheets.\n');

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll(path.sep, '/'),
);
const mantine = new Set(
  files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...read(file).matchAll(/import '#mantine\/([^']+)'/g)].map(([, sheet = '']) => sheet),
    ),
);
const FIRST = ['theme/tokens.css', 'theme/themes.css', 'theme/mantine-variables.css', 'theme/base.css'];
const others = files.filter((file) => /^(?!themes\/).+\/.+\.css$/.test(file) && !FIRST.includes(file));
write(
  'styles.css',
  [
    ...[...mantine].sort().map((sheet) => readFileSync(resolve(`@mantine/core/styles/${sheet}`), 'utf8')),
    ...[...FIRST, ...others.sort()].map(read),
  ].join('\n'),
);

writeDeclarations(path.join(dist, '..'));
