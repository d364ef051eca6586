import { packing } from '@gastroshop/config/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pageFacts } from './facts/page-facts';

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:4000';
const backendPaths = ['/v1', '/auth', '/oidc', '/media', '/api-reference', '/storybook'];

// Without the condition of sources: the page is made of the packages as other sites get them.
export default defineConfig({
  base: '/developers/',
  plugins: [pageFacts(path.resolve(import.meta.dirname, '../..')), react(), compression(packing)],
  server: {
    port: 5176,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: 'manifest.json',
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
