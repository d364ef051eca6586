import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { libInjectCss } from 'vite-plugin-lib-inject-css';
import { publishedForm } from './scripts/build/published-form.js';
import { quietDirectives } from './scripts/ignore-directive-warnings.js';

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
  plugins: [react(), libInjectCss(), publishedForm()],
  resolve: { conditions: ['@gastroshop/source'] },
  build: {
    target: 'es2022',
    sourcemap: true,
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
        // Sheets beside their components. Their names do not end in .module.css any more: a bundler would give the classes,
        // which are unique already, other names than the scripts know.
        assetFileNames: ({ names }) => names[0]?.replace(/\.module\.css$/, '.css') ?? '[name][extname]',
      },
    },
  },
});
