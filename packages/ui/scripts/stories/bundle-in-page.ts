import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The code that runs inside the page, as one script. */
export const bundleInPage = async (): Promise<string> => {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../in-page/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'storyChecksBundle',
      },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [];
  const chunk = first?.output[0];
  if (!chunk) throw new Error('The code for the page was not built');
  return chunk.code;
};
