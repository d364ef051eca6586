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
});
