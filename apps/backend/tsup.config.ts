import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    cli: 'src/cli.ts',
    'pglite-worker': 'src/db/pglite-worker.ts',
    'render-worker': 'src/rendering/render-worker.ts',
    'workbook-worker': 'src/import/parsing/workbook-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
  // The demonstration is imported from files, in production too, when an installation is tried.
  onSuccess: () => cp('demo', 'dist/demo', { recursive: true }),
});
