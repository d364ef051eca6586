import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconNames } from './icon-names';

/**
 * Takes the outlines of the icons in use from Tabler Icons (MIT) into the kit: its barrel of six thousand modules
 * would slow every test and every start of a development server.
 */
const tabler = dirname(createRequire(import.meta.url).resolve('@tabler/icons-react/package.json'));

const isOutline = (node: unknown): node is ['path', { d: string }] =>
  Array.isArray(node) && node[0] === 'path' && typeof node[1] === 'object';

const outlinesOf = async (name: string): Promise<readonly string[]> => {
  const file = pathToFileURL(join(tabler, 'dist/esm/icons', `Icon${name}.mjs`)).href;
  const module: unknown = await import(file);
  if (typeof module !== 'object' || module === null || !('__iconNode' in module)) throw new Error(name);
  const nodes: unknown = module.__iconNode;
  if (!Array.isArray(nodes) || !nodes.every(isOutline))
    throw new Error(`Not drawn of outlines alone: ${name}`);
  return nodes.map(([, { d }]) => d);
};

const fileOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const folder = new URL('../src/icons/', import.meta.url);
const write = (file: string, lines: readonly string[]): void => {
  writeFileSync(new URL(file, folder), `${lines.join('\n')}\n`);
};

// A file each: what a page shows first brings no others along.
rmSync(new URL('outline/', folder), { recursive: true, force: true });
mkdirSync(new URL('outline/', folder));
for (const name of iconNames)
  write(`outline/${fileOf(name)}.ts`, [
    '// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.',
    "import { createIcon } from '../create-icon';",
    '',
    `export const Icon${name} = /* @__PURE__ */ createIcon(${JSON.stringify(await outlinesOf(name))});`,
  ]);
write('outline/index.ts', [...iconNames.map((name) => `export { Icon${name} } from './${fileOf(name)}';`)]);
write('index.ts', [
  "export { createIcon, type IconComponent, type IconProps } from './create-icon';",
  `export { ${iconNames.map((name) => `Icon${name}`).join(', ')} } from './outline';`,
]);
