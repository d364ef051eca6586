import { defineConfig } from 'tsup';

export default defineConfig([
  { entry: { build: 'src/build.ts', serve: 'src/serve.ts' }, format: 'esm', target: 'node20', clean: true },
  { entry: { 'site/filter': 'src/browser/filter.ts' }, format: 'esm', target: 'es2022', minify: true },
]);
