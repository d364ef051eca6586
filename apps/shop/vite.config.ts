import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';

/** What the backend answers while this app is developed; in production both share one origin. */
const backendPaths = ['/v1', '/proxy', '/auth', '/oidc', '/media', '/dev', '/my/token'];

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
  plugins: [react(), themeLast],
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
        // What every page starts with travels in few files: each costs a request and starts compressing from nothing.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|@tanstack[\\/](?:query-core|react-query)|@reduxjs[\\/]toolkit|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|i18next|clsx)[\\/]/,
            },
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
