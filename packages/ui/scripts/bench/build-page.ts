import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { quietDirectives } from '@gastroshop/config/ignore-directive-warnings';

/** Builds the page of long lists as an app's production build would: React without its checks, minified. */
export const buildPage = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: { conditions: ['@gastroshop/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: folder,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: fileURLToPath(new URL('scroll-app.tsx', import.meta.url)),
        output: { entryFileNames: 'app.js', assetFileNames: '[name][extname]' },
        onLog: quietDirectives,
      },
    },
  });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="de-AT"><meta charset="utf-8"><title>Scroll</title>' +
      '<link rel="stylesheet" href="scroll-app.css"><body><script type="module" src="app.js"></script></body></html>',
  );
};
