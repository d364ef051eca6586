import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './declarations.js';

/**
 * Build of a published package: ESM with source maps, one entry per room, and declarations with maps.
 *
 * @param {Record<string, string>} entry name in dist to source file
 * @param {readonly string[]} [client] entries that only a browser can use, for servers that render React
 */
export const tsupConfig = (entry, client = []) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    splitting: true,
    treeshake: true,
    clean: true,
    sourcemap: true,
    onSuccess: () => {
      for (const name of client) {
        const file = join('dist', `${name}.js`);
        // On the first line, because the source map counts lines.
        writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`);
      }
      writeDeclarations(process.cwd());
      return Promise.resolve();
    },
  });
