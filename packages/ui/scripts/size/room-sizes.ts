import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureBundle } from './measure-bundle';
import { coreImport, measureCore } from './measure-core';

/**
 * Prints what each room of the kit costs an app that uses all of it: alone, and on top of the core it pays for
 * anyway. Gzip, without React. An app that uses a part of a room pays for that part.
 */
const src = new URL('../../src/', import.meta.url);
const rooms = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);
const kb = (bytes: number): string => `${(Math.max(0, bytes) / 1024).toFixed(1)} KB`;

const core = await measureCore(false);
const lines: string[] = [];
for (const room of rooms) {
  const path = JSON.stringify(fileURLToPath(new URL(`${room}/index.ts`, src)));
  // Everything of the room is kept, or nothing of it would be left.
  const whole = `import * as room from ${path}; globalThis.room = room;`;
  const alone = await measureBundle(whole, false);
  const both = await measureBundle(`${coreImport} ${whole}`, false);
  lines.push(
    `| ${room} | ${kb(alone.js)} | ${kb(alone.css)} | ${kb(both.js - core.js)} | ${kb(both.css - core.css)} |`,
  );
}
process.stdout.write(
  [
    '| Room | JS alone | CSS alone | JS beyond the core | CSS beyond the core |',
    '| - | - | - | - | - |',
    ...lines,
  ].join('\n') + '\n',
);
