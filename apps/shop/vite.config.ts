import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compression } from 'vite-plugin-compression2';

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';

/** What the backend answers while this app is developed; in production both share one origin. */
const backendPaths = ['/v1', '/proxy', '/auth', '/oidc', '/media', '/dev', '/my/token'];

/** Where the app begins. */
const ENTRY = /apps[\\/]shop[\\/](?:index\.html|src[\\/]app[\\/]main\.tsx)/;

/**
 * What several pages share, in files of some size: each costs a request. Only what is used together stands together,
 * so that a page loads next to nothing it does not need.
 */
const SHARED: readonly (readonly [string, RegExp])[] = [
  ['numbers', /decimal\.js|packages[\\/](?:domain[\\/]src[\\/]money|i18n[\\/]src[\\/]numbers)[\\/]/],
  [
    'page',
    /packages[\\/](?:(?:domain|i18n)[\\/]src[\\/]calendar|ui[\\/]src[\\/](?:feedback[\\/](?:crate-drawing|empty-state|skeleton|notice|loading|error-state)|frame[\\/](?:breadcrumbs|page-title|initials)))/,
  ],
  ['content', /packages[\\/]cms[\\/]src[\\/](?!rich-text|promotions|pictures[\\/](?:found|stand))/],
  ['lists', /@tanstack[\\/]\w+-virtual|packages[\\/]ui[\\/]src[\\/](?:table|figures|field|button)[\\/]/],
  [
    'articles',
    /packages[\\/](?:domain[\\/]src[\\/](?:quantity|pricing|product|delivery)|ui[\\/]src[\\/](?:order-control|price(?![\\/]price-explanation)|product(?![\\/]drawings))|storefront[\\/]src[\\/](?:product|cart))[\\/]/,
  ],
];

/** The tenant's colours stand after the kit's default ones, which they replace. */
const themeLast: Plugin = {
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

export default defineConfig({
  plugins: [
    react(),
    themeLast,
    VitePWA({
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
    }),
    // Packed once, as small as it gets; a server picks the file the browser understands.
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(?:js|css|svg|wasm)$/,
      threshold: 1024,
    }),
  ],
  resolve: { conditions: ['@gastroshop/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
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
      output: {
        // Every file names the ones it needs: names that say nothing twice are shorter by kilobytes.
        chunkFileNames: 'assets/c-[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true ? 'assets/c-[hash][extname]' : 'assets/[name]-[hash][extname]',
        // What every page starts with travels in one file: each costs a request and starts compressing from nothing.
        // The entry itself stays apart, the page's head names it.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], test: (id) => !ENTRY.test(id) },
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
});
