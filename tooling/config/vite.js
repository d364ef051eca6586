/**
 * What several pages share, in files of some size: each costs a request. Only what is used together stands together,
 * so that a page loads next to nothing it does not need.
 *
 * @type {readonly (readonly [string, RegExp])[]}
 */
const SHARED = [
  // Ahead of the others, each of which would take the ones it uses along.
  ['icons', /packages[\\/]ui[\\/]src[\\/]icons[\\/]outline[\\/]/],
  ['numbers', /decimal\.js|packages[\\/](?:domain[\\/]src[\\/]money|i18n[\\/]src[\\/]numbers)[\\/]/],
  [
    'page',
    /packages[\\/](?:(?:domain|i18n)[\\/]src[\\/]calendar|ui[\\/]src[\\/](?:feedback[\\/](?:crate-drawing|empty-state|skeleton|notice|loading|error-state)|frame[\\/](?:breadcrumbs|page-title|initials)))/,
  ],
  ['content', /packages[\\/]cms[\\/]src[\\/](?!rich-text|promotions|forms|pictures[\\/](?:found|stand))/],
  ['lists', /@tanstack[\\/]\w+-virtual|packages[\\/]ui[\\/]src[\\/](?:table|figures|field|button)[\\/]/],
  [
    'articles',
    /packages[\\/](?:domain[\\/]src[\\/](?:quantity|pricing|product|delivery)|ui[\\/]src[\\/](?:order-control|price(?![\\/]price-explanation)|product(?![\\/]drawings))|storefront[\\/]src[\\/](?:product(?![\\/](?:shelf-bones|product-shelf\.module|product-strip))|cart))[\\/]/,
  ],
];

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
 * A script of its own ahead of the app's: as one of the page's scripts it would wait for all the code of the others.
 *
 * @param {string} script path below the app's folder
 * @returns {import('vite').Plugin}
 */
const earlyScript = (script) => ({
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, filename }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${script}`));
      if (chunk === undefined) throw new Error(`${filename} has no ${script} to begin with`);
      const tag = `<script type="module" crossorigin src="/${chunk.fileName}"></script>`;
      return html.replace('<script type="module"', `${tag}\n    <script type="module"`);
    },
  },
});

/**
 * What an app of the shop is built with. The plugins are the caller's, who has them installed.
 *
 * @param {object} app
 * @param {string} app.base path it lives at, with a slash at both ends
 * @param {number} app.port of the development server
 * @param {RegExp} app.entry files it begins with, by their paths
 * @param {string} [app.early] script that runs before the rest has arrived
 * @param {import('vite').PluginOption[]} app.plugins React first
 * @param {readonly string[]} app.conditions those of the bundler for browsers
 * @returns {import('vite').UserConfig}
 */
export const appConfig = ({ base, port, entry, early, plugins, conditions }) => {
  const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';
  return {
    base,
    plugins: [...plugins, themeLast, ...(early === undefined ? [] : [earlyScript(early)])],
    resolve: { conditions: ['@gastroshop/source', ...conditions] },
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
        ...(early !== undefined && { input: { index: 'index.html', early } }),
        output: {
          // Every file names the ones it needs: names that say nothing twice are shorter by kilobytes.
          chunkFileNames: 'assets/c-[hash].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') === true
              ? 'assets/c-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
          // What every page starts with travels in one file: each costs a request and starts compressing from nothing.
          // The entry itself stays apart, the page's head names it.
          codeSplitting: {
            groups: [
              // Asks before the app's own code is here, so it does not travel with that.
              { name: 'early', test: /app-shell[\\/]src[\\/]early[\\/]/, priority: 1 },
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
