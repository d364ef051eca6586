import { packing } from '@gastroshop/config/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';
const backendPaths = ['/v1', '/auth', '/oidc', '/media', '/api-reference', '/storybook'];

// Without the condition of sources: the page is made of the packages as other sites get them.
export default defineConfig({
  base: '/developers/',
  plugins: [react(), compression(packing)],
  server: {
    port: 5176,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Nothing inline: the content security policy takes files of the own origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial'] }] },
      },
      onLog: (level, log, handle) => {
        // React libraries mark modules for servers; this is a browser build.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
