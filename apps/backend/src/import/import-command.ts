import { createReadStream, statSync } from 'node:fs';
import type { Store } from '../db';
import { isTenant } from '../tenants';
import { kindOf, parseCommand, UsageError, type ImportCommand } from './parse-command';
import type { FileEncoding } from './parsing/decode-stream';
import { entriesOf } from './parsing/entries-of';
import { progressOn, type ProgressOutput } from './report/progress';
import { collectRefusals } from './report/refusals';
import { interruptedText, summaryOf } from './report/summary';
import { InterruptedImportError, runImport } from './run-import';
import { schemaText, type ImportKind } from './schemas/line-schemas';
import type { Importer } from './persistence/importer';
import { withImporter } from './persistence/with-importer';

/** How the program ends: all lines stored, some refused. */
const ALL_STORED = 0;
const SOME_REFUSED = 3;
/** The database went away and did not come back. */
const INTERRUPTED = 1;

/** How long a command waits for a database that goes away: longer than a failover or a restart takes. */
const PATIENCE_MS = 10 * 60_000;

const REMOVED_WORDS: Readonly<Partial<Record<ImportKind, string>>> = {
  products: 'deactivated',
  prices: 'deleted',
  holidays: 'deleted',
};

/** Where an import reads and writes. */
export interface ImportTerminal {
  readonly input: AsyncIterable<Buffer>;
  /** Figures at the end. */
  readonly say: (text: string) => void;
  /** Progress meanwhile. */
  readonly progress: ProgressOutput;
  readonly now: () => Date;
  /** How long it waits for a database that goes away, in milliseconds; missing: ten minutes. */
  readonly patienceMs?: number | undefined;
  /** Other origins that links may lead to; missing: none. */
  readonly externalOrigins?: readonly string[] | undefined;
}

const runWith = async <Line>(
  store: Store,
  importer: Importer<Line>,
  wanted: ImportCommand,
  { input, say, progress: output, now, patienceMs = PATIENCE_MS }: ImportTerminal,
): Promise<number> => {
  const { kind, file, format, isDry, reportFile } = wanted;
  const bytes: AsyncIterable<Buffer> = file === undefined ? input : createReadStream(file);
  let encoding: FileEncoding | undefined;
  const entries = entriesOf(importer, format, bytes, (found) => {
    encoding = found;
  });
  const refusals = collectRefusals(reportFile);
  const progress = progressOn(output, file === undefined ? undefined : statSync(file).size);
  const began = now().getTime();
  try {
    const result = await runImport(store, importer, entries, {
      name: `${kind} ${wanted.tenant ?? ''}`,
      isDry,
      removesMissing: wanted.removesMissing,
      ...(wanted.allowsMost && { mostRemoved: 1 }),
      onRefused: refusals.add,
      // The embedded database is a thread of this process: it does not come back.
      patienceMs: store.engine === 'postgresql' ? patienceMs : 0,
      onOutage: () => {
        output.write('The database is away; the import goes on when it is back.\n');
      },
      onProgress: progress.update,
    });
    progress.stop();
    say(
      summaryOf(result, refusals, {
        kind,
        seconds: (now().getTime() - began) / 1000,
        isDry,
        removedWord: REMOVED_WORDS[kind] ?? 'removed',
        reportFile,
        encoding,
      }),
    );
    return result.refused > 0 || result.notRemoved !== undefined ? SOME_REFUSED : ALL_STORED;
  } catch (error) {
    if (!(error instanceof InterruptedImportError)) throw error;
    progress.stop();
    say(interruptedText(error, { kind, isDry }));
    return INTERRUPTED;
  } finally {
    progress.stop();
    await refusals.close();
  }
};

/**
 * The command `import`: checks how it is written, opens the store, imports, says what it did.
 *
 * @param words what follows the word import
 * @param withStore opens the configured store for some work and closes it again
 * @returns the program's exit code: 0 all lines stored, 3 some refused, 1 the database went away and stayed away
 * @throws UsageError when the command is written wrongly; UnreadableFileError when the file cannot be read as what it should be
 */
export const importCommand = async (
  words: readonly string[],
  withStore: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>,
  terminal: ImportTerminal,
): Promise<number> => {
  const wanted = parseCommand(words);
  const { kind, tenant } = wanted;
  const { externalOrigins, say: note } = terminal;
  return withStore(async (store) => {
    const isKnown = tenant === undefined || (await store.asSystem((queries) => isTenant(queries, tenant)));
    if (!isKnown) throw new UsageError(`There is no tenant ${tenant}; import tenants lets one join.`);
    return withImporter({ kind, tenant, now: terminal.now(), externalOrigins, note }, (importer) =>
      runWith(store, importer, wanted, terminal),
    );
  });
};

/**
 * The command `import-schema`: the JSON Schema of a line.
 *
 * @throws UsageError when no kind is named
 */
export const schemaCommand = (words: readonly string[]): string => schemaText(kindOf(words[0]));
