import { defineConfig } from 'tsup';

/**
 * Build of a published package: ESM and declarations only, one entry per room.
 *
 * @param {Record<string, string>} entry name in dist to source file
 * @param {import('tsup').Options} [options] what this package needs besides
 */
export const tsupConfig = (entry, options = {}) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    // tsup sets the retired baseUrl for its declaration build; TypeScript 6 wants that acknowledged.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    splitting: true,
    treeshake: true,
    clean: true,
    sourcemap: false,
    ...options,
  });
