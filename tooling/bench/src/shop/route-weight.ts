import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1,000 bytes) of gzip that the start page may load before it can be used. */
const BUDGET = { js: 190, css: 25 };

const FOLDER = path.resolve(import.meta.dirname, '../../../../apps/shop/dist');

/** A file of the build, as Vite's manifest describes it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const readManifest = (): ReadonlyMap<string, Chunk> => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'));
  const entries = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : [];
  return new Map(
    entries.flatMap(([name, chunk]: [string, unknown]) => (isChunk(chunk) ? [[name, chunk]] : [])),
  );
};

const manifest = readManifest();

/** A module with everything it cannot do without. */
const withImports = (name: string, known = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest.get(name);
  if (chunk === undefined) throw new Error(`The build has no "${name}". Build the shop first.`);
  if (known.has(name)) return known;
  known.add(name);
  for (const other of chunk.imports ?? []) withImports(other, known);
  return known;
};

const gzipOf = (file: string): number =>
  gzipSync(readFileSync(path.join(FOLDER, file)), { level: 9 }).byteLength;

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipOf(file), 0);

/** What a page loads before it can be used: the frame and the page's own code. */
const weigh = (page: string): { readonly js: number; readonly css: number } => {
  const names = new Set([...withImports('index.html'), ...withImports(page)]);
  const chunks = [...names].flatMap((name) => manifest.get(name) ?? []);
  return {
    js: sum(new Set(chunks.map(({ file }) => file))),
    css: sum(new Set(chunks.flatMap(({ css = [] }) => css))),
  };
};

const pages = {
  'start page': 'src/features/content/index.ts',
  search: 'src/features/search/index.ts',
  'product detail': 'src/features/product/index.ts',
  'customer choice': 'src/features/customers/index.ts',
  checkout: 'src/features/checkout/index.ts',
};

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

for (const [name, module] of Object.entries(pages)) {
  const { js, css } = weigh(module);
  process.stdout.write(`${name}: ${inKilobytes(js)} KB JS, ${inKilobytes(css)} KB CSS (gzip)\n`);
  if (name !== 'start page') continue;
  if (js > BUDGET.js * 1000 || css > BUDGET.css * 1000) {
    process.stderr.write(
      `The start page loads more than ${BUDGET.js} KB of JS or ${BUDGET.css} KB of CSS before it can be used. What came along that could come later?\n`,
    );
    process.exitCode = 1;
  }
}
