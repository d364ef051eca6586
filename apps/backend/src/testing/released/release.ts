import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { SchemaFacts } from './schema-facts';

const BACKEND = path.resolve(import.meta.dirname, '../../..');
const RECORD = path.join(BACKEND, 'released/release.json.br');

const lines = z.array(z.string());
const schemaFacts = z.object({
  columns: z.record(
    z.string(),
    z.object({ type: z.string(), isRequired: z.boolean(), isFilled: z.boolean(), isUnused: z.boolean() }),
  ),
  functions: lines,
  uniques: lines,
  conditions: lines,
  holds: lines,
  grants: lines,
});
const release = z.object({
  /** What it was built of. */
  commit: z.string(),
  schema: schemaFacts,
  /** Its scripts by their names. */
  scripts: z.record(z.string(), z.string()),
});

/** The last release as it is kept. */
export const readRelease = () =>
  release.parse(JSON.parse(brotliDecompressSync(readFileSync(RECORD)).toString()));

/**
 * Keeps a build as the last release: its scripts, packed, and the schema that its migrations make. The scripts must hold
 * the workspace's own packages: what those export today is not what the release was built with.
 *
 * @param dist folder of the build
 * @param commit what it was built of
 */
export const keepRelease = (dist: string, commit: string, schema: SchemaFacts): void => {
  // What an earlier build left there is loaded by nobody.
  const scripts: Record<string, string> = {};
  const keep = (name: string) => {
    if (scripts[name] !== undefined) return;
    const text = readFileSync(path.join(dist, name), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
    scripts[name] = text;
    for (const [, other = ''] of text.matchAll(/["']\.\/([\w-]+\.js)["']/g))
      if (existsSync(path.join(dist, other))) keep(other);
  };
  for (const name of readdirSync(dist)) if (name.endsWith('.js') && !name.startsWith('chunk-')) keep(name);
  const outside = Object.entries(scripts).find(([, text]) => /from ["']@gastroshop\//.test(text));
  if (outside !== undefined)
    throw new Error(`${outside[0]} imports a package of the workspace: bundle it into the release first`);
  const packed = brotliCompressSync(JSON.stringify({ commit, schema, scripts }), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, packed);
};

/**
 * Lays the last release out beside the build of today, so that it finds the same libraries.
 *
 * @returns its server script, and what takes it away again
 */
export const layOutRelease = (): { readonly server: string; readonly remove: () => void } => {
  const folder = path.join(BACKEND, '.reports', `released-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(readRelease().scripts))
    writeFileSync(path.join(folder, path.basename(name)), text);
  return {
    server: path.join(folder, 'server.js'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
