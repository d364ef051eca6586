import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';
import { startOf } from './running-process';

/** Takes the folder it is told, says so, and keeps it until it is killed. */
const HOLD = `
  import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))};
  const outcome = await lockFolder(process.argv[1]).then(() => 'held', String);
  process.stdout.write(outcome);
  setInterval(() => undefined, 60_000);
`;

/** Numbers of processes begin anew, as in a container. */
const CONTAINER = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
] as const;
const canContain = spawnSync(CONTAINER[0], [...CONTAINER.slice(1), 'true']).status === 0;

/** As which a process runs: as this one does, and in a container where the machine has such. */
const places: readonly (readonly [string, readonly string[]])[] = [
  ['a process', []],
  ...(canContain ? ([['a container', CONTAINER]] as const) : []),
];

const hold = async (place: readonly string[], folder: string) => {
  const [program = '', ...words] = [
    ...place,
    process.execPath,
    ...['--import', 'tsx', '--conditions=@gastroshop/source', '--input-type=module', '--eval', HOLD, folder],
  ];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  // It goes when the last process that writes into its pipe does.
  const gone = once(child, 'close');
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString());
    });
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { kill, said };
};

describe('a data folder belongs to one process', () => {
  let folder: string;
  const lockFile = () => path.join(folder, 'in-use.lock');
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const refusal = async (): Promise<string> => {
    const error: unknown = await lockFolder(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderInUseError);
    return String(error);
  };
  const isFree = async () => {
    (await lockFolder(folder)).release();
  };

  it('a second taker is refused, naming the first and the way out', async () => {
    const lock = await lockFolder(folder);
    expect(await refusal()).toContain(`process ${process.pid}.`);
    expect(await refusal()).toContain('DATA_DIR=');
    lock.release();
    await isFree();
  });

  it('of many who come at once one is let in', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const locks = all.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(locks).toHaveLength(1);
    locks[0]?.release();
    locks[0]?.release();
    await isFree();
  });

  it.each(places)(
    '%s that holds it keeps others out, whatever the file says, and no longer than it lives',
    async (_, place) => {
      const { kill, said } = await hold(place, folder);
      expect(said).toBe('held');
      await refusal();
      for (const text of ['', 'rubbish', '1\n\n', `${process.pid}\n1\n`, '999999999\n7\nelsewhere\n']) {
        writeFileSync(lockFile(), text);
        await refusal();
      }
      expect(await refusal()).toContain('process 999999999 on elsewhere.');
      await kill();
      await isFree();
    },
  );

  it.each(places)('%s is kept out', async (_, place) => {
    const lock = await lockFolder(folder);
    const { kill, said } = await hold(place, folder);
    expect(said).toContain('FolderInUseError');
    await kill();
    lock.release();
  });

  it.each([
    ['nothing', ''],
    ['rubbish', 'rubbish'],
    ['a number that nobody has', '999999999\n5\n'],
    ['a number that somebody else has now', `${process.pid}\n1\n`],
    ['this very process, in another container', `${process.pid}\n${startOf(process.pid)}\nelsewhere\n`],
  ])('a file left behind with %s holds nothing', async (_, text) => {
    writeFileSync(lockFile(), text);
    const lock = await lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toBe(
      `${process.pid}\n${startOf(process.pid)}\n${os.hostname()}\n`,
    );
    lock.release();
  });

  it('a process of a release that locked by its number alone is left in peace', async () => {
    writeFileSync(lockFile(), `${process.pid}\n${startOf(process.pid)}\n`);
    expect(await refusal()).toContain(`process ${process.pid}.`);
  });
});
