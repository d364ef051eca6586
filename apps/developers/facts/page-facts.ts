import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { callEntries, packageIndex } from './package-index';
import { pendingChanges } from './package-news';
import { packageSizes } from './package-sizes';

const OURS = /^virtual:package-/;
// What begins so is no file, for other plugins.
const RESOLVED = /^\0virtual:package-/;

const textAt = (value: unknown, ...keys: readonly string[]): string => {
  let found = value;
  for (const key of keys)
    found =
      typeof found === 'object' && found !== null
        ? new Map<string, unknown>(Object.entries(found)).get(key)
        : undefined;
  if (typeof found !== 'string') throw new Error(`There is no text at ${keys.join('.')}`);
  return found;
};

/**
 * What the page says of the packages is read from them when the page is built, so that no figure is typed by hand:
 * `virtual:package-facts`, `virtual:package-news` and `virtual:package-index`; `src/facts/facts.d.ts` says what they export.
 *
 * @param repository its folder
 */
export const pageFacts = (repository: string): Plugin => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
  const modules: Readonly<Record<string, () => unknown>> = {
    'virtual:package-facts': async () => {
      const storefront = read('packages/storefront/package.json');
      return {
        version: textAt(storefront, 'version'),
        licence: textAt(storefront, 'license'),
        lowestReact: textAt(storefront, 'peerDependencies', 'react').replace(/^>=/, ''),
        newestReact: textAt(read('apps/developers/node_modules/react/package.json'), 'version'),
        calls: callEntries(read('packages/api-contract/openapi.json')).length,
        sizes: await packageSizes(path.join(repository, 'packages')),
      };
    },
    'virtual:package-news': () => pendingChanges(repository),
    'virtual:package-index': () => packageIndex(repository),
  };
  return {
    name: 'page-facts',
    resolveId: { filter: { id: OURS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler: async (id) => `export default ${JSON.stringify(await modules[id.slice(1)]?.())};`,
    },
  };
};
