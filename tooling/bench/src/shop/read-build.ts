import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the build, as Vite's manifest describes it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The weight of what a page loads, in bytes of gzip. */
interface PageWeight {
  readonly js: number;
  readonly css: number;
}

/** A build whose pages can be weighed. */
export interface WeighedBuild {
  /** What a page loads before it can be used: the frame and the page's own code, by its modules. */
  readonly weigh: (page: readonly string[]) => PageWeight;
}

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const readManifest = (folder: string): ReadonlyMap<string, Chunk> => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const entries = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : [];
  return new Map(
    entries.flatMap(([name, chunk]: [string, unknown]) => (isChunk(chunk) ? [[name, chunk]] : [])),
  );
};

/** The language whose texts are weighed with a page: that of most readers, and the longer one. */
const LANGUAGE = 'de';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The files of texts that modules bring along, those of the start under the empty name. */
const readTexts = (folder: string): ((name: string) => readonly string[]) => {
  const file = path.join(folder, 'texts.json');
  // An app whose texts are in its code has none apart.
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (name) => {
    const languages = isRecord(texts) ? texts[name] : undefined;
    const files = isRecord(languages) ? languages[LANGUAGE] : undefined;
    return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  };
};

/** Reads the build of an app by its folder below apps/. */
export const readBuild = (app: string): WeighedBuild => {
  const folder = path.resolve(import.meta.dirname, '../../../../apps', app, 'dist');
  const manifest = readManifest(folder);
  const textsOf = readTexts(folder);
  /** A module with everything it cannot do without. */
  const withImports = (name: string, known: Set<string>): void => {
    const chunk = manifest.get(name);
    if (chunk === undefined) throw new Error(`The build has no "${name}". Build ${app} first.`);
    if (known.has(name)) return;
    known.add(name);
    for (const other of chunk.imports ?? []) withImports(other, known);
  };
  const sum = (files: Iterable<string>): number =>
    [...files].reduce(
      (total, file) => total + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).byteLength,
      0,
    );
  return {
    weigh: (page) => {
      const names = new Set<string>();
      for (const name of ['index.html', ...page]) withImports(name, names);
      const chunks = [...names].flatMap((name) => manifest.get(name) ?? []);
      return {
        js: sum(new Set([...chunks.map(({ file }) => file), ...['', ...page].flatMap(textsOf)])),
        css: sum(new Set(chunks.flatMap(({ css = [] }) => css))),
      };
    },
  };
};
