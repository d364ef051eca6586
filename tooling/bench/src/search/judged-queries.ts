import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What was typed, of which kind it is, and the articles it means. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** Numbers of the catalogue. */
  readonly expected: ReadonlySet<string>;
}

const FOLDER = path.resolve(import.meta.dirname, 'judged');
/** The words the queries of synonyms are drawn from, not queries themselves. */
const SYNONYMS = 'synonyms.tsv';

/** All judged queries, in the order of their files. */
export const judgedQueries = (): readonly JudgedQuery[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv') && file !== SYNONYMS)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [query = '', kind = '', ids = ''] = line.split('\t');
      return { query, kind, expected: new Set(ids.split(' ')) };
    });
