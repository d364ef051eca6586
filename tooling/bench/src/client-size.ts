import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a page may pay for calling the backend: the gzip size of one call with everything it needs. */
const LIMIT_BYTES = 3072;

/**
 * The bundle of a program that makes a client and one call. Both are exported, so that nothing of them counts as unused.
 */
const { outputFiles } = await build({
  stdin: {
    contents: "export { createClient, getCart } from '@gastroshop/api-client';",
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@gastroshop/source'],
  write: false,
});

const code = outputFiles[0]?.contents ?? new Uint8Array();
const size = gzipSync(code, { level: 9 }).byteLength;
process.stdout.write(
  `api-client, one call: ${size} bytes gzip (${code.byteLength} minified), limit ${LIMIT_BYTES}\n`,
);
if (code.byteLength === 0 || size > LIMIT_BYTES) {
  process.stderr.write(
    'A consumer that imports one call gets more client than agreed. What has lost its tree-shaking?\n',
  );
  process.exitCode = 1;
}
