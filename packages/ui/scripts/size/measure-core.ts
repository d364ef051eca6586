import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { quietDirectives } from '../quiet-directives.js';

/** Gzip sizes in bytes. */
export interface CoreSize {
  readonly js: number;
  readonly css: number;
}

const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Bundles an app of the kit's core alone, as an app's build would, and measures what is loaded at the start.
 *
 * @param withReact counts React and React DOM too
 */
export const measureCore = async (withReact: boolean): Promise<CoreSize> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@gastroshop/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('core-app.tsx', import.meta.url)),
        external: (id) => !withReact && REACT.test(id),
        onLog: quietDirectives,
      },
    },
  });
  const outputs = Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : 'output' in built
      ? built.output
      : [];
  const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).byteLength;
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    js: sum(
      outputs.map((output) =>
        output.type === 'chunk' && (output.isEntry || !output.isDynamicEntry) ? gzip(output.code) : 0,
      ),
    ),
    css: sum(
      outputs.map((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css') ? gzip(output.source) : 0,
      ),
    ),
  };
};
