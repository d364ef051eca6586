import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'kit', emptyOutDir: true, rolldownOptions: { input: 'kit.html' } },
});
