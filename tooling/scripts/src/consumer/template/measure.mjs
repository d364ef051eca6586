// What a page pays for parts of the kit: gzip of the scripts it starts with, without React, in Vite's default settings.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const startOf = async (input) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  const start = new Set();
  const follow = (fileName) => {
    const file = chunks.get(fileName);
    if (file === undefined || start.has(file)) return;
    start.add(file);
    for (const next of file.imports) follow(next);
  };
  for (const file of output) if (file.type === 'chunk' && file.isEntry) follow(file.fileName);
  return [...start].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
};

const provider = await startOf('src/kit/provider.tsx');
const button = await startOf('src/kit/with-button.tsx');
const page = await startOf('src/kit/page.tsx');
console.log(JSON.stringify({ provider, button: button - provider, page }));
