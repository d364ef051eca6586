import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { APP_PATHS, DEFAULT_APP_PATHS } from './app-paths.js';
import { places } from './architecture.js';
import { LANGUAGES, lazyTexts, TEXT_FILE } from './vite-texts.js';

export { lazyTexts };

/**
 * What several pages share, in files of some size: each costs a request. Only what is used together stands together,
 * so that a page loads next to nothing it does not need.
 *
 * @type {readonly (readonly [string, RegExp])[]}
 */
const SHARED = [
  [
    // Ahead of the others, each of which would take the icons it uses along.
    'page',
    /packages[\\/](?:(?:domain|i18n)[\\/]src[\\/]calendar|i18n[\\/]src[\\/]messages|ui[\\/]src[\\/](?:format|a11y|icons[\\/]outline|feedback[\\/](?:crate-drawing|empty-state|skeleton|notice|loading|error-state)|layout[\\/](?:breadcrumbs|page-title|initials|use-screen))|storefront[\\/]src[\\/](?:delivery[\\/]use-today|product[\\/](?:product-grid-skeleton|product-grid\.module)))/,
  ],
  ['numbers', /decimal\.js|packages[\\/](?:domain[\\/]src[\\/]money|i18n[\\/]src[\\/]numbers)[\\/]/],
  [
    'content',
    /packages[\\/]cms[\\/]src[\\/](?!rich-text|promotions|forms|jobs|people|pictures[\\/](?:keyword-drawing|image-placeholder))|storefront[\\/]src[\\/]content[\\/](?:page-not-found|content-failure)|apps[\\/]shop[\\/]src[\\/]features[\\/]content[\\/]/,
  ],
  ['lists', /@tanstack[\\/]\w+-virtual|packages[\\/]ui[\\/]src[\\/](?:table|field|button)[\\/]/],
  [
    'articles',
    /packages[\\/](?:domain[\\/]src[\\/](?:quantity(?![\\/]unit-words)|pricing|product(?![\\/](?:product-number|written-forms|number-groups|gs1-code|gtin))|delivery)|ui[\\/]src[\\/](?:order-control|price(?![\\/]price-explanation)|product(?![\\/]drawings))|storefront[\\/]src[\\/](?:product(?:-data)?(?![\\/](?:product-grid-skeleton|product-grid\.module|product-carousel|typed-product))|cart(?![\\/](?:remark|live|refus|cart-rejection|ordered-meanwhile))))[\\/]/,
  ],
  [
    // Small things of the pages of articles, each of which would be a file of its own.
    'tools',
    /packages[\\/](?:api-(?:contract[\\/]src[\\/]endpoints|client[\\/]src[\\/]calls)[\\/]analytics|domain[\\/]src[\\/](?:cart[\\/](?:deposit|vat)|essence[\\/]recent-items)|ui[\\/]src[\\/]disclosure[\\/]|storefront[\\/]src[\\/](?:files[\\/]|delivery[\\/](?:delivery-schedule-of|use-now)|offline[\\/]recently-viewed-query|catalogue[\\/](?:texts|search-transitions|format-search|use-media|popular-terms-query|use-popular-terms|use-order-tracking)))/,
  ],
];

/** What the early script shares with the app. */
const EARLY =
  /packages[\\/](?:app-shell[\\/]src[\\/]boot|identity[\\/]src[\\/](?:cookies|consent)|storefront[\\/]src[\\/]tracking[\\/]consents)/;

/**
 * What few people ever need, and is larger than all of a page: it is fetched by those who do, and the service worker does
 * not bring it to everyone ahead.
 */
const APART = 'apart';
const SELDOM = /node_modules[\\/](?:\.pnpm[\\/])?unpdf/;

/** What the backend answers while an app is developed; in production all share one origin. */
const BACKEND_PATHS = ['/v1', '/proxy', '/auth', '/oidc', '/media', '/dev', '/my/token'];

/**
 * The tenant's colours stand after the kit's default ones, which they replace.
 *
 * @type {import('vite').Plugin}
 */
const themeLast = {
  name: 'theme-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const link = /\s*<link rel="stylesheet" href="\/v1\/theme.css"[^>]*>/;
      const [found = ''] = link.exec(html) ?? [];
      return html.replace(link, '').replace('</head>', `  ${found.trim()}\n  </head>`);
    },
  },
};

/**
 * Writes into the page where the apps live, unless that is where they always were: whatever makes an address reads it
 * there.
 *
 * @type {import('vite').Plugin}
 */
const pathsInPage = {
  name: 'paths-in-page',
  transformIndexHtml: (html) => {
    const marks = Object.entries(APP_PATHS)
      .filter(([app, place]) => place !== DEFAULT_APP_PATHS[app])
      .map(([app, place]) => ` data-${app}-path="${place}"`);
    return html.replace('<html', `<html${marks.join('')}`);
  },
};

/** The file with the letters of German and English, in every weight. */
const LETTERS = /^assets\/figtree-latin-wght-normal-.*\.woff2$/;

/**
 * The letters are asked for with the page's own code, not only when the first words stand there in others and have to
 * move once they arrive.
 *
 * @param {string} base path the app lives at
 * @returns {import('vite').Plugin}
 */
const lettersEarly = (base) => ({
  name: 'letters-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, filename }) => {
      const file = Object.keys(bundle).find((name) => LETTERS.test(name));
      if (file === undefined) throw new Error(`${filename} has no letters of its own`);
      const tag = `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin />`;
      return html.replace('<script type="module"', `${tag}\n    <script type="module"`);
    },
  },
});

/**
 * A script of its own ahead of the app's: as one of the page's scripts it would wait for all the code of the others.
 * It is told which files the pages are made of, so that these need not wait for the app either.
 *
 * @param {string} script path below the app's folder
 * @param {Readonly<Record<string, string>>} pages modules of pages by their paths; `/*` at the end stands for anything
 * @param {string} base path the app lives at
 * @param {{ readonly filesOf: import('./vite-texts.js').FilesOf }} texts
 * @returns {import('vite').Plugin}
 */
const earlyScript = (script, pages, base, texts) => ({
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, filename }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** @param {string} module */
      const chunkOf = (module) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
        if (chunk === undefined) throw new Error(`${filename} has no ${module}`);
        return chunk;
      };
      /**
       * @param {(typeof chunks)[number]} chunk
       * @param {Set<string>} [seen]
       */
      const filesOf = (chunk, seen = new Set()) => {
        if (seen.has(chunk.fileName)) return seen;
        seen.add(chunk.fileName);
        for (const file of chunk.imports) {
          const next = chunks.find(({ fileName }) => fileName === file);
          if (next !== undefined) filesOf(next, seen);
        }
        for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
        return seen;
      };
      const known = filesOf(chunkOf('index.html'));
      const files = Object.entries(pages).map(([path, module]) => [
        path,
        [...filesOf(chunkOf(module))].filter((file) => !known.has(file)).map((file) => base + file),
      ]);
      // By language, those of the start under the empty path: the script knows which language is read.
      const textFiles = LANGUAGES.map((language) => [
        language,
        Object.fromEntries(
          [['', ''], ...Object.entries(pages)].map(([path = '', module = '']) => [
            path,
            texts
              .filesOf(module, language, bundle)
              .filter((file) => !known.has(file))
              .map((file) => base + file),
          ]),
        ),
      ]);
      const attribute = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('"', '&quot;');
      const early = chunkOf(script);
      const own = filesOf(early);
      // What others import comes first, and so is on its way before them.
      const app = [...known].filter((file) => file.endsWith('.js') && !own.has(file)).reverse();
      const tag =
        `<script type="module" crossorigin src="${base}${early.fileName}" ` +
        `data-app="${attribute(app.map((file) => base + file))}" data-pages="${attribute(Object.fromEntries(files))}" ` +
        `data-texts="${attribute(Object.fromEntries(textFiles))}"></script>`;
      return html
        .replace(/<script type="module"[^>]*><\/script>/, tag)
        .replaceAll(/\s*<link rel="modulepreload"[^>]*href="([^"]+)">/g, (link, href) =>
          [...own].some((file) => href === base + file) ? link : '',
        );
    },
  },
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Fails a build that carries what its place must not have. An import that each border allows can still bring it along:
 * by way of a package, whose other rooms are for other places.
 *
 * @param {string} place in the table of who may import whom
 * @returns {import('vite').Plugin}
 */
export const restrictBundledRooms = (place) => {
  const { packages, types = [], built = {} } = places[place] ?? { packages: [] };
  const folders = [...packages, ...types].flatMap((entry) => {
    // A package, or one room of it.
    const [name = '', own] = entry.split('/');
    return (own === undefined ? (built[name] ?? ['']) : [own]).map((room) =>
      path.posix.join('packages', name, 'src', room, '/'),
    );
  });
  /** @param {string} file */
  const belongs = (file) => [`${place}/`, ...folders].some((folder) => file.startsWith(folder));
  return {
    name: 'only-own-rooms',
    apply: 'build',
    generateBundle(_, bundle) {
      /** @param {string} id */
      const fileOf = (id) => path.relative(ROOT, id).replaceAll(path.sep, '/');
      const strangers = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        // Texts are words, and loaded only with the code that shows them.
        .filter((id) => !TEXT_FILE.test(id))
        .filter(
          (id) => /^(?:apps|packages|tooling)\/(?!.*node_modules\/)/.test(fileOf(id)) && !belongs(fileOf(id)),
        );
      if (strangers.length === 0) return;
      const lines = strangers.map((id) => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        return `  ${fileOf(id)}, asked for by ${[...importers, ...dynamicImporters].map(fileOf).join(', ')}`;
      });
      this.error(
        `The build of ${place} has what it must not have (built, in tooling/config/architecture.js):\n${lines.join('\n')}`,
      );
    },
  };
};

/**
 * What an app of the shop is built with. The plugins are the caller's, who has them installed.
 *
 * @param {object} app
 * @param {string} app.base path it lives at, with a slash at both ends
 * @param {number} app.port of the development server
 * @param {RegExp} app.entry files it begins with, by their paths
 * @param {{ readonly script: string, readonly pages: Readonly<Record<string, string>> }} [app.early] script that runs
 *   before the rest has arrived, and the modules of the pages people come in by
 * @param {import('vite').PluginOption[]} app.plugins React first
 * @param {readonly string[]} app.conditions those of the bundler for browsers
 * @returns {import('vite').UserConfig}
 */
export const appConfig = ({ base, port, entry, early, plugins, conditions }) => {
  const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';
  const texts = lazyTexts();
  return {
    base,
    define: {
      APP_PATHS: JSON.stringify(APP_PATHS),
      AT_USUAL_PATHS: JSON.stringify(isDeepStrictEqual(APP_PATHS, DEFAULT_APP_PATHS)),
    },
    plugins: [
      ...plugins,
      texts,
      themeLast,
      pathsInPage,
      lettersEarly(base),
      ...(early === undefined ? [] : [earlyScript(early.script, early.pages, base, texts)]),
    ],
    resolve: {
      conditions: ['@gastroshop/source', ...conditions],
      // For versions of React that lack the hook; ours has it.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    },
    server: {
      port,
      proxy: Object.fromEntries(
        BACKEND_PATHS.map((path) => [path, { target: backend, changeOrigin: false }]),
      ),
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      // Nothing inline: the content security policy takes files of the own origin alone.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Tells the bench which file belongs to which page.
      manifest: 'manifest.json',
      rolldownOptions: {
        ...(early !== undefined && { input: { index: 'index.html', early: early.script } }),
        output: {
          // Every file names the ones it needs: names that say nothing twice are shorter by kilobytes.
          chunkFileNames: ({ moduleIds }) =>
            `assets/${moduleIds.some((id) => SELDOM.test(id)) ? APART : 'c'}-[hash].js`,
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') === true
              ? 'assets/c-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
          // What every page starts with travels in one file: each costs a request and starts compressing from nothing.
          // The entry itself stays apart, the page's head names it.
          codeSplitting: {
            groups: [
              // Runs before the app's own code is here, so it does not travel with that.
              { name: 'early', test: EARLY, priority: 1 },
              // Libraries change less often than the shop: those who come back have them already.
              { name: 'libraries', tags: ['$initial'], test: /node_modules[\\/].*js$/ },
              { name: 'initial', tags: ['$initial'], test: (id) => !entry.test(id) },
              ...SHARED.map(([name, test]) => ({ name, test, minShareCount: 2 })),
            ],
          },
        },
        onLog: (level, log, handle) => {
          // React libraries mark modules for servers; this is a browser build.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  };
};

/**
 * How the worker of an app is built: it keeps the page and its files.
 *
 * @type {Partial<import('vite-plugin-pwa').VitePWAOptions>}
 */
export const workerOptions = {
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'service-worker.ts',
  // The page registers it itself, when it has nothing more urgent to do; the manifest is the host's own.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    globIgnores: [`assets/${APART}-*`],
    // Names with a hash of what is in them need no second one.
    dontCacheBustURLsMatching: /^assets\//,
    minify: true,
    target: 'es2022',
  },
};

/** Packed once, as small as it gets; a server picks the file the browser understands. */
export const packing = {
  algorithms: /** @type {('gzip' | 'brotliCompress')[]} */ (['gzip', 'brotliCompress']),
  include: /\.(?:js|css|svg|wasm)$/,
  threshold: 1024,
};
