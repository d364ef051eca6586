import { randomUUID } from 'node:crypto';
import { isDatabaseGone, type Queries, type Store } from '../db';
import type { Entry } from './parsing/entry';
import { batchesOf } from './persistence/batches-of';
import { checkLines, type RefusedLine } from './persistence/check-lines';
import type { Importer, Removal } from './persistence/importer';
import { forgetOldRuns, forgetSeen } from './persistence/seen-keys';
import { outagesOf } from './persistence/outages';
import { storeWithBisection } from './persistence/store-with-bisection';
import { dryTransactor, createTransactionRunner } from './persistence/transaction-runner';

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
  /** How long it waits, each time, for a database that goes away, in milliseconds; missing: it ends. */
  readonly patienceMs?: number | undefined;
  /** Called when it begins to wait. */
  readonly onOutage?: (() => void) | undefined;
  /** Called after each batch. */
  readonly onProgress?: ((progress: OutcomeCounts & { readonly bytes: number }) => void) | undefined;
}

/** Lines counted by what became of them. */
export interface OutcomeCounts {
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** What an import did. */
export interface ImportResult extends OutcomeCounts {
  /** What was taken away because the file does not name it. */
  readonly removal?: Removal | undefined;
  /** Why nothing was taken away although it was asked for. */
  readonly notRemoved?: string | undefined;
  /** How often the database went away and came back. */
  readonly outages: number;
}

/** An import that ended before its file did. */
export class InterruptedImportError extends Error {
  override readonly name = 'InterruptedImportError';
  /** What became of the lines until then. */
  readonly tally: OutcomeCounts;

  constructor(tally: OutcomeCounts, cause: unknown) {
    super('The import was interrupted', { cause });
    this.tally = tally;
  }
}

const HALF = 0.5;

/**
 * Reads the lines of a file and brings them into the store, batch by batch, each in a transaction of its own. A line that
 * is refused keeps no other from being stored; an import that is killed has stored whole batches, and run again it finds
 * them unchanged. A database that goes away is waited for, and nothing is counted or stored twice. Memory does not grow
 * with the file.
 *
 * @throws InterruptedImportError when the database does not come back in time
 */
export const runImport = async <Line>(
  store: Store,
  importer: Importer<Line>,
  entries: AsyncIterable<Entry>,
  options: ImportOptions,
): Promise<ImportResult> => {
  const { name, isDry = false, removesMissing = false, mostRemoved = HALF, onRefused, onProgress } = options;
  const run = randomUUID();
  const ledger = randomUUID();
  const outages = outagesOf({ patienceMs: options.patienceMs ?? 0, onOutage: options.onOutage });
  const transact = isDry
    ? dryTransactor(store, outages)
    : createTransactionRunner(store, { name, ledger, outages });
  const inSystem = (work: (queries: Queries) => Promise<unknown>) =>
    outages.through(() => store.asSystem(work));
  const tally = { lines: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
  let nameless = 0;

  const refuse = async (line: RefusedLine) => {
    tally.refused += 1;
    await onRefused?.(line);
  };

  const storeBatch = async (batch: readonly Entry[]) => {
    const checked = await checkLines(store, importer, run, batch, outages);
    nameless += checked.nameless;
    for (const line of checked.bad) await refuse(line);
    const fates = await storeWithBisection(
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

  const forget = (queries: Queries) => forgetSeen(queries, [run, ledger]);

  const finish = async (): Promise<Pick<ImportResult, 'removal' | 'notRemoved'>> => {
    const { afterwards, tidyUp } = importer;
    let after: string | undefined = afterwards === undefined || isDry ? undefined : '';
    while (after !== undefined) {
      const from: string = after;
      after = await transact(async (queries) => afterwards?.(queries, from));
      onProgress?.({ ...tally, bytes: 0 });
    }
    const taken = await takeAway();
    const isUntidy = tally.changed > 0 || (taken.removal?.removed ?? 0) > 0;
    if (tidyUp !== undefined && isUntidy && !isDry) await inSystem(tidyUp);
    return taken;
  };

  try {
    await inSystem(forgetOldRuns);
    for await (const batch of batchesOf(entries, importer.batch)) {
      await storeBatch(batch);
      onProgress?.({ ...tally, bytes: batch.at(-1)?.end ?? 0 });
    }
    const taken = await finish();
    await inSystem(forget);
    return { ...tally, ...taken, outages: outages.count() };
  } catch (error) {
    // Its notes are thrown away later where they cannot be now.
    await store.asSystem(forget).catch(() => undefined);
    throw isDatabaseGone(error) ? new InterruptedImportError(tally, error) : error;
  }
};
