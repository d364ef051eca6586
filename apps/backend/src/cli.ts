import { viennaDateAt } from '@gastroshop/domain/calendar';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { connectPglite, migrate, type Store } from './db';
import { seedDemo } from './demo';
import {
  UnreadableFileError,
  IMPORT_USAGE,
  importCommand,
  schemaCommand,
  UsageError,
  WentBackError,
} from './import';
import { HAND_OVER_USAGE, handOverCommand, HandOverCommandError } from './jobs';
import { ACCOUNTS_USAGE, accountsCommand, AccountsCommandError } from './oidc';
import { NotificationError, publishFromFile, withdrawNotification } from './modules/notification';
import { FolderInUseError, lockFolder, openStore, startWakeupWorkaround } from './runtime';
import { SearchCommandError, searchCommand, SynonymError } from './search-engine';
import { readSettings, SettingsError } from './settings';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** A dump of an empty, migrated database, from which the first start makes its own in seconds. */
const writeTemplate = async (file: string): Promise<void> => {
  const store = await connectPglite();
  try {
    await migrate(store);
    writeFileSync(file, gzipSync(await store.dump()));
  } finally {
    await store.close();
  }
};

/** Opens the configured database, does something with it, and closes it. */
const withStore = async <Result>(
  withSeed: boolean,
  work: (store: Store) => Promise<Result>,
  onProgress = say,
): Promise<Result> => {
  const settings = readSettings(process.env);
  const lock = settings.isEmbedded ? await lockFolder(settings.dataFolder) : undefined;
  const now = new Date();
  const store = await openStore({
    settings,
    seed: withSeed
      ? (opened) =>
          seedDemo(opened, {
            today: viennaDateAt(now.getTime()),
            now,
            onProgress: (text, share) => {
              say(`${text} ${Math.round(share * 100)} %`);
            },
          })
      : undefined,
    onProgress,
    onConnectionError: () => undefined,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
    lock?.release();
  }
};

const nothingMore = () => Promise.resolve();

const complain = (line: string) => {
  process.stderr.write(`${line}\n`);
};

/** Runs a command; answers the exit code. */
const run = async (command: string | undefined, words: readonly string[]): Promise<number> => {
  switch (command) {
    case 'migrate':
      await withStore(false, nothingMore);
      return 0;
    case 'seed-demo':
      await withStore(true, nothingMore);
      return 0;
    case 'template':
      await writeTemplate(words[0] ?? 'template.tar.gz');
      return 0;
    case 'import':
      return importCommand(words, (work) => withStore(false, work, complain), {
        input: process.stdin,
        say,
        progress: process.stderr,
        now: () => new Date(),
        externalOrigins: readSettings(process.env).EXTERNAL_ORIGINS,
      });
    case 'publish-notification': {
      const [source = '-'] = words;
      const { EXTERNAL_ORIGINS: externalOrigins } = readSettings(process.env);
      const id = await withStore(
        false,
        (store) => publishFromFile(store, { source, now: new Date(), externalOrigins }),
        complain,
      );
      say(id);
      return 0;
    }
    case 'withdraw-notification': {
      const [tenant = '', id = ''] = words;
      await withStore(
        false,
        (store) => store.asSystem((queries) => withdrawNotification(queries, { tenant, id }, new Date())),
        complain,
      );
      return 0;
    }
    case 'synonyms':
    case 'count-popularity':
    case 'forget-words':
    case 'refill-search-cluster':
      await searchCommand(command, words, {
        withStore: (work) => withStore(false, work, complain),
        read: (source) => readFileSync(source === '-' ? process.stdin.fd : source, 'utf8'),
        say,
        today: viennaDateAt(Date.now()),
      });
      return 0;
    case 'hand-over':
      await handOverCommand(words, {
        inOne: (work) => withStore(false, (store) => store.asSystem(work), complain),
        say,
      });
      return 0;
    case 'accounts':
      await accountsCommand(words, {
        withStore: (work) => withStore(false, work, complain),
        issuer: readSettings(process.env).OIDC_ISSUER,
        say,
      });
      return 0;
    case 'import-schema':
      process.stdout.write(schemaCommand(words));
      return 0;
    default:
      complain(
        `Usage: cli.js migrate | seed-demo | template FILE\n  synonyms TENANT [FILE] | count-popularity | forget-words | refill-search-cluster\n  publish-notification [FILE] | withdraw-notification TENANT ID\n  ${HAND_OVER_USAGE}\n  ${ACCOUNTS_USAGE}\n  ${IMPORT_USAGE}`,
      );
      return 2;
  }
};

startWakeupWorkaround();
try {
  const [command, ...words] = process.argv.slice(2);
  process.exitCode = await run(command, words);
} catch (error) {
  // What a person can mend is said in a sentence; everything else with the place it came from.
  const isSentence =
    error instanceof UsageError ||
    error instanceof UnreadableFileError ||
    error instanceof WentBackError ||
    error instanceof NotificationError ||
    error instanceof SynonymError ||
    error instanceof SearchCommandError ||
    error instanceof HandOverCommandError ||
    error instanceof AccountsCommandError ||
    error instanceof SettingsError ||
    error instanceof FolderInUseError;
  if (isSentence) complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = error instanceof UsageError || error instanceof SearchCommandError ? 2 : 1;
}
