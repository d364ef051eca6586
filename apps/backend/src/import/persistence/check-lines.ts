import type { Store } from '../../db';
import type { Entry } from '../parsing/entry';
import { lineIssues } from '../parsing/line-issues';
import type { Importer } from './importer';
import type { Outages } from './outages';
import { recordRejected, recordSeen, type SeenKey } from './seen-keys';

/** A line that is of its shape and named by no other. */
interface CheckedLine<Line> {
  readonly line: number;
  readonly content: Line;
}

/** A line that is refused. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

/** A batch, its lines told apart. */
export interface CheckedBatch<Line> {
  readonly good: readonly CheckedLine<Line>[];
  readonly bad: readonly RefusedLine[];
  /** Lines that do not even tell what they name. */
  readonly nameless: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Characters that the database does not take; a tab parts what a key is made of. */
const UNSTORABLE = /[\p{Cs}\0]/u;

/** Checks the lines of a batch against their shape, and whether the file names something twice. */
export const checkLines = async <Line>(
  store: Store,
  importer: Importer<Line>,
  run: string,
  batch: readonly Entry[],
  outages: Outages,
): Promise<CheckedBatch<Line>> => {
  const bad: RefusedLine[] = [];
  const refusedKeys: SeenKey[] = [];
  const read: { line: number; content: Line; key: string }[] = [];
  const firstOf = new Map<string, number>();
  let nameless = 0;

  for (const { line, value, problem, nameOf } of batch) {
    const parsed = problem === undefined ? importer.shape.safeParse(value, { reportInput: true }) : undefined;
    if (parsed?.success === true) {
      const key = importer.keyOf(parsed.data);
      const first = firstOf.get(key);
      if (UNSTORABLE.test(key)) {
        bad.push({ line, reason: 'its number holds characters that cannot be typed' });
        nameless += 1;
      } else if (first === undefined) {
        firstOf.set(key, line);
        read.push({ line, content: parsed.data, key });
      } else bad.push({ line, reason: `names the same as line ${first}` });
      continue;
    }
    bad.push({
      line,
      reason: problem ?? (parsed === undefined ? 'cannot be read' : lineIssues(parsed.error, nameOf)),
    });
    const key = isRecord(value) ? importer.keyOfRefused(value) : undefined;
    if (key === undefined || key === '' || UNSTORABLE.test(key)) nameless += 1;
    else refusedKeys.push({ key, line });
  }

  const before = await outages.through(() =>
    store.asSystem(async (queries) => {
      const keys = read.map(({ key, line }) => ({ key, line }));
      const known = await recordSeen(queries, run, keys);
      await recordRejected(queries, run, refusedKeys);
      return known;
    }),
  );
  const good = read.filter(({ line, key }) => {
    const found = before.get(key);
    // Where the database went away after it had noted them, lines meet themselves.
    const first = found === line ? undefined : found;
    if (first !== undefined) bad.push({ line, reason: `names the same as line ${first}` });
    return first === undefined;
  });
  return { good, bad: bad.sort((one, other) => one.line - other.line), nameless };
};
