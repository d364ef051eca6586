import { randomUUID } from 'node:crypto';
import type { Store } from '../db';
import type { Entry } from './reading/entry';
import { batchesOf } from './storing/batches-of';
import { checkLines, type RefusedLine } from './storing/check-lines';
import type { Importer, Removal } from './storing/importer';
import { forgetOldRuns, forgetSeen } from './storing/seen-keys';
import { storeOrSplit } from './storing/store-or-split';
import { transactorOf } from './storing/transactor';

/** How an import runs. */
export interface ImportOptions {
  /** What takes turns with it: imports of the same kind into the same tenant. */
  readonly name: string;
  /** Everything is checked against the database and nothing is kept. */
  readonly isDry?: boolean | undefined;
  /** Takes away what the file does not name. */
  readonly removesMissing?: boolean | undefined;
  /** Largest share of all that may be taken away; above it the file is taken for broken. */
  readonly mostRemoved?: number | undefined;
  /** Called for every line that is refused, in their order within a batch. */
  readonly onRefused?: ((line: RefusedLine) => void | Promise<void>) | undefined;
  /** Called after each batch. */
  readonly onProgress?: ((progress: Tally & { readonly bytes: number }) => void) | undefined;
}

/** Lines counted by what became of them. */
export interface Tally {
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** What an import did. */
export interface ImportResult extends Tally {
  /** What was taken away because the file does not name it. */
  readonly removal?: Removal | undefined;
  /** Why nothing was taken away although it was asked for. */
  readonly notRemoved?: string | undefined;
}

const HALF = 0.5;

/**
 * Reads the lines of a file and brings them into the store, batch by batch, each in a transaction of its own. A line that
 * is refused keeps no other from being stored; an import that is killed has stored whole batches, and run again it finds
 * them unchanged. Memory does not grow with the file.
 */
export const runImport = async <Line>(
  store: Store,
  importer: Importer<Line>,
  entries: AsyncIterable<Entry>,
  options: ImportOptions,
): Promise<ImportResult> => {
  const { name, isDry = false, removesMissing = false, mostRemoved = HALF, onRefused, onProgress } = options;
  const run = randomUUID();
  const transact = transactorOf(store, name, isDry);
  const tally = { lines: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
  let nameless = 0;

  const refuse = async (line: RefusedLine) => {
    tally.refused += 1;
    await onRefused?.(line);
  };

  const storeBatch = async (batch: readonly Entry[]) => {
    const checked = await checkLines(store, importer, run, batch);
    nameless += checked.nameless;
    for (const line of checked.bad) await refuse(line);
    const fates = await storeOrSplit(
      transact,
      importer.store,
      checked.good.map(({ content }) => content),
    );
    for (const [position, fate] of fates.entries()) {
      if (fate === 'NEW') tally.created += 1;
      else if (fate === 'CHANGED') tally.changed += 1;
      else if (fate === 'UNCHANGED') tally.unchanged += 1;
      else await refuse({ line: checked.good[position]?.line ?? 0, reason: fate.refused });
    }
    tally.lines += batch.length;
  };

  const takeAway = async (): Promise<Pick<ImportResult, 'removal' | 'notRemoved'>> => {
    const { removeMissing } = importer;
    if (!removesMissing || removeMissing === undefined) return {};
    // What these lines name may be anything: perhaps exactly what would be taken away.
    if (nameless > 0)
      return {
        notRemoved: `${nameless} refused line${nameless > 1 ? 's do not tell what they name' : ' does not tell what it names'}`,
      };
    const removal = await transact((queries) => removeMissing(queries, run, mostRemoved));
    return removal.removed > removal.of * mostRemoved
      ? {
          notRemoved: `the file lacks ${removal.removed} of ${removal.of}, which is more than ${Math.round(mostRemoved * 100)} %`,
        }
      : { removal };
  };

  try {
    await store.asSystem(forgetOldRuns);
    for await (const batch of batchesOf(entries, importer.batch)) {
      await storeBatch(batch);
      onProgress?.({ ...tally, bytes: batch.at(-1)?.end ?? 0 });
    }
    const { afterwards } = importer;
    if (afterwards !== undefined && !isDry)
      while (await transact(afterwards)) onProgress?.({ ...tally, bytes: 0 });
    const taken = await takeAway();
    const { tidyUp } = importer;
    const isUntidy = tally.changed > 0 || (taken.removal?.removed ?? 0) > 0;
    if (tidyUp !== undefined && isUntidy && !isDry) await store.asSystem(tidyUp);
    return { ...tally, ...taken };
  } finally {
    await store.asSystem((queries) => forgetSeen(queries, run));
  }
};
