import { lazyTexts, restrictBundledRooms } from '@gastroshop/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';

/** What the backend answers while this app is developed; in production both share one origin. */
const backendPaths = ['/v1', '/proxy', '/auth', '/oidc', '/media', '/dev', '/my/token'];

/** Where the app begins. */
const ENTRY = /apps[\\/]cms-preview[\\/](?:index\.html|src[\\/]app[\\/]main\.tsx)/;

/** The tenant's colours stand after the kit's default ones, which they replace. */
const themeLast: Plugin = {
  name: 'theme-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const link = /\s*<link rel="stylesheet" href="[^"]*\/v1\/theme.css"[^>]*>/;
      return html
        .replace(link, '')
        .replace('</head>', '  <link rel="stylesheet" href="/v1/theme.css" />\n  </head>');
    },
  },
};

export default defineConfig({
  base: '/cms-preview/',
  plugins: [
    react(),
    lazyTexts(),
    themeLast,
    restrictBundledRooms('apps/cms-preview'),
    // Packed once, as small as it gets; a server picks the file the browser understands.
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(?:js|css|svg)$/,
      threshold: 1024,
    }),
  ],
  resolve: { conditions: ['@gastroshop/source', ...defaultClientConditions] },
  server: {
    port: 5175,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Nothing inline: the content security policy takes files of the own origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/c-[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true ? 'assets/c-[hash][extname]' : 'assets/[name]-[hash][extname]',
        // Each file costs a request: what the desk and its frames share travels in few.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], test: (id) => !ENTRY.test(id) },
            {
              name: 'content',
              test: /packages[\\/]cms[\\/]src[\\/](?!rich-text|promotions|pictures[\\/](?:keyword-drawing|image-placeholder))/,
              minShareCount: 2,
            },
            { name: 'kit', test: /packages[\\/](?:ui|i18n)[\\/]src[\\/]/, minShareCount: 2 },
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
