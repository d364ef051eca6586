import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { quietDirectives } from '@gastroshop/config/ignore-directive-warnings';

/** Gzip sizes in bytes. */
export interface BundleSize {
  readonly js: number;
  readonly css: number;
}

const REACT = /^react(?:-dom)?(?:\/|$)/;
const ENTRY = '\0entry';

/** A module that is written here and stands in no file; what it imports from here is kept for its effects. */
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id === 'entry') return ENTRY;
    return importer === ENTRY ? { id, moduleSideEffects: true } : undefined;
  },
  load: (id) => (id === ENTRY ? code : undefined),
});

/**
 * Bundles an app as its own build would, and measures what is loaded at the start.
 *
 * @param code the app, with absolute paths
 * @param withReact counts React and React DOM too
 */
export const measureBundle = async (code: string, withReact: boolean): Promise<BundleSize> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entryOf(code)],
    resolve: { conditions: ['@gastroshop/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
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
