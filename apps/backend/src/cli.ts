import { viennaDay } from '@gastroshop/domain/calendar';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { connectPglite, migrate } from './db';
import { seedDemo } from './demo';
import { lockFolder, openStore } from './runtime';
import { readSettings } from './settings';

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
const withStore = async (withSeed: boolean): Promise<void> => {
  const settings = readSettings(process.env);
  const lock = settings.isEmbedded ? lockFolder(settings.dataFolder) : undefined;
  const now = new Date();
  const store = await openStore({
    settings,
    seed: withSeed
      ? (opened) =>
          seedDemo(opened, {
            today: viennaDay(now.getTime()),
            now,
            onProgress: (text, share) => {
              say(`${text} ${Math.round(share * 100)} %`);
            },
          })
      : undefined,
    onProgress: say,
    onConnectionError: () => undefined,
  });
  await store.close();
  lock?.release();
};

const [command, argument] = process.argv.slice(2);
switch (command) {
  case 'migrate':
    await withStore(false);
    break;
  case 'seed-demo':
    await withStore(true);
    break;
  case 'template':
    await writeTemplate(argument ?? 'template.tar.gz');
    break;
  default:
    process.stderr.write('Usage: cli.js migrate | seed-demo | template FILE\n');
    process.exitCode = 2;
}
