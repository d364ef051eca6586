import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What a page imports of a package to begin with, by file and name; api-contract is types, which cost nothing. */
const FIRST_IMPORTS: Readonly<Record<string, { readonly file: string; readonly names: string }>> = {
  domain: { file: 'pricing/index.js', names: 'priceRow' },
  identity: { file: 'index.js', names: 'parseCookies, sessionFromCookies' },
  'api-client': { file: 'index.js', names: 'createClient, searchProducts' },
  cart: { file: 'index.js', names: 'createCart' },
  i18n: { file: 'index.js', names: 'formatPrice' },
  ui: { file: 'index.js', names: 'OrderControl' },
  cms: { file: 'index.js', names: 'ContentPageView' },
  storefront: { file: 'index.js', names: 'ProductTeaser' },
};

/** What a site that uses the kit has anyway. */
const PEERS =
  /^(?:react|react-dom|@mantine\/(?:core|hooks)|i18next|react-i18next|@tanstack\/react-query)(?:\/|$)/;

const ENTRY = '\0entry';

/** Bytes of gzip a page pays for an import at its start, with what of our packages and their libraries comes along. */
const sizeOf = async (code: string): Promise<number> => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        external: PEERS,
        // What is exported is used, as far as this build knows.
        preserveEntrySignatures: 'strict',
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const files = new Map(outputs.map((output) => [output.fileName, output]));
  const loaded = new Set<string>();
  const load = (file: string): void => {
    const output = files.get(file);
    if (loaded.has(file) || output?.type !== 'chunk') return;
    loaded.add(file);
    for (const other of output.imports) load(other);
  };
  for (const output of outputs) if (output.type === 'chunk' && output.isEntry) load(output.fileName);
  return [...loaded].reduce((sum, file) => {
    const output = files.get(file);
    return sum + (output?.type === 'chunk' ? gzipSync(output.code, { level: 9 }).byteLength : 0);
  }, 0);
};

/**
 * What the first import of each package costs a page, from the packages as they are built.
 *
 * @param packages their folder
 * @returns bytes of gzip by the name of the package, without what the page has anyway (React, Mantine, i18next, TanStack Query)
 */
export const packageSizes = async (packages: string): Promise<Readonly<Record<string, number>>> => {
  const sizes: Record<string, number> = {};
  // One after the other: a build of the workspace has the processors already.
  for (const [name, { file, names }] of Object.entries(FIRST_IMPORTS)) {
    const module = path.join(packages, name, 'dist', file);
    sizes[name] = await sizeOf(`export { ${names} } from ${JSON.stringify(module)};`);
  }
  return sizes;
};
