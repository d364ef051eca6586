import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { libInjectCss } from 'vite-plugin-lib-inject-css';
import { quietDirectives } from './scripts/quiet-directives.js';

/** The whole kit, and each room alone. */
const doors = [
  '',
  ...readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => `${name}/`),
];

/**
 * The published build: a module per source file, and each component's CSS beside it, imported by it, so that an app
 * pays for the components it uses and no others. Dependencies stay outside.
 */
export default defineConfig({
  plugins: [react(), libInjectCss()],
  resolve: { conditions: ['@gastroshop/source'] },
  // Assets are found from the module that names them, wherever the app serves it.
  base: './',
  build: {
    target: 'es2022',
    sourcemap: false,
    minify: false,
    lib: {
      entry: Object.fromEntries(doors.map((door) => [`${door}index`, `src/${door}index.ts`])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      onLog: quietDirectives,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Sheets beside their components, drawings in a folder of their own.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true ? '[name][extname]' : 'assets/[name][extname]',
      },
    },
  },
});
