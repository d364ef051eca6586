import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createFakeClock, stores } from '../testing';
import { linesNamed, troubledFiles } from '../testing/troubled-files';
import { runUpload } from './run-upload';
import { listUploads } from './upload-row';
import { lookAtFolder } from './watch-folder';

const MOST = 64 * 1024;

describe.each(stores.slice(0, 1))('a watched folder, on %s', (_, open) => {
  let store: Store;
  let folder: string;
  const clock = createFakeClock();
  const failures: unknown[] = [];
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-folder-'));
    mkdirSync(path.join(folder, 'AZ'));
    await store.asSystem((queries) => queries.deleteFrom('import_upload').execute());
    clock.moveTo(new Date());
    failures.length = 0;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    expect(failures).toEqual([]);
  });

  const look = () =>
    lookAtFolder({ store, clock, folder, mostBytes: MOST }, (_tenant, error) => failures.push(error));
  const put = (name: string, text: string | Buffer) => {
    writeFileSync(path.join(folder, 'AZ', name), text);
  };
  const uploads = () => store.asSystem((queries) => listUploads(queries, 'AZ', 10));
  const readAll = async () => {
    for (const { id } of await uploads()) await runUpload({ store, clock, externalOrigins: [] })(id);
  };
  const filesIn = (name: string) => {
    try {
      return readdirSync(path.join(folder, 'AZ', name)).toSorted();
    } catch {
      return [];
    }
  };

  it('sends what was put there whole, and moves it to done with its report', async () => {
    put('holidays-2026.csv', 'date;closed\n8.12.2026;ja\n');
    await Promise.all([look(), look()]);
    expect(await uploads()).toMatchObject([
      { kind: 'holidays', tenant: 'AZ', state: 'WAITING', format: 'CSV' },
    ]);
    await look();
    expect(filesIn('working')).toHaveLength(1);
    await readAll();
    await look();
    expect(filesIn('working')).toEqual([]);
    const done = filesIn('done');
    expect(done).toEqual([
      expect.stringMatching(/^[\da-f]{8}-holidays-2026\.csv$/),
      expect.stringMatching(/\.report\.json$/),
    ]);
    const report: unknown = JSON.parse(readFileSync(path.join(folder, 'AZ', 'done', done[1] ?? ''), 'utf8'));
    expect(report).toMatchObject({ state: 'DONE', created: 1 });
  });

  it('deals with names as people give them', async () => {
    put('holidays-Österreich (neu) 2026.csv', 'date;closed\n8.12.2026;ja\n');
    await look();
    await readAll();
    await look();
    expect(filesIn('done').map((name) => name.slice(9))).toEqual([
      'holidays-Österreich (neu) 2026.csv',
      'holidays-Österreich (neu) 2026.csv.report.json',
    ]);
  });

  it('moves what was refused aside, the refused lines beside it', async () => {
    put('holidays.csv', 'date;closed\n8.12.2026;ja\nx;ja\n');
    put('users.csv', 'Benutzer\nx\n');
    await look();
    await readAll();
    await look();
    const refused = filesIn('refused');
    expect(refused.filter((name) => name.endsWith('.report.csv'))).toHaveLength(2);
    const lines = refused.find((name) => name.endsWith('holidays.csv.report.csv')) ?? '';
    expect(readFileSync(path.join(folder, 'AZ', 'refused', lines), 'utf8')).toContain('3;"date: is no day');
    const report = refused.find((name) => name.endsWith('users.csv.report.json')) ?? '';
    expect(readFileSync(path.join(folder, 'AZ', 'refused', report), 'utf8')).toContain(
      'Unknown column in the head line',
    );
  });

  it.each(troubledFiles('found'))(
    'loses no good row of a file with $trouble, names the others, and changes nothing when it lies there again',
    async ({ bytes, created, refused }) => {
      for (const [name, isNew] of [
        ['users.csv', true],
        ['users-again.csv', false],
      ] as const) {
        put(name, bytes);
        await look();
        await readAll();
        await look();
        const place = refused.length === 0 ? 'done' : 'refused';
        const textOf = (ending: string) => {
          const found = filesIn(place).find((file) => file.endsWith(`-${name}${ending}`));
          return found === undefined ? '' : readFileSync(path.join(folder, 'AZ', place, found), 'utf8');
        };
        expect(JSON.parse(textOf('.report.json'))).toMatchObject({
          state: 'DONE',
          created: isNew ? created : 0,
          unchanged: isNew ? 0 : created,
          refused: refused.length,
        });
        expect(linesNamed(textOf('.report.csv'))).toEqual(refused);
      }
    },
  );

  it('leaves alone what is not whole, is none of ours, or of no tenant', async () => {
    mkdirSync(path.join(folder, 'XX'));
    writeFileSync(path.join(folder, 'XX', 'users.csv'), 'userId;userName\n');
    for (const name of ['.users.csv', 'users.csv.part', 'poems.csv', 'users.txt']) put(name, 'x');
    await look();
    expect(await uploads()).toEqual([]);
    renameSync(path.join(folder, 'AZ', 'users.csv.part'), path.join(folder, 'AZ', 'users.csv'));
    await look();
    expect(await uploads()).toHaveLength(1);
  });

  it('refuses what is too large', async () => {
    put('users.csv', 'x'.repeat(MOST + 1));
    await look();
    await look();
    expect(await uploads()).toMatchObject([
      { state: 'FAILED', progress: { problem: 'The file has more than 0 MB.' } },
    ]);
    expect(filesIn('refused')).toHaveLength(3);
  });

  it('puts back what a node took and never sent', async () => {
    put('users.csv', 'userId;userName\nfolder-1;folder.one\n');
    const working = path.join(folder, 'AZ', 'working');
    mkdirSync(working);
    renameSync(
      path.join(folder, 'AZ', 'users.csv'),
      path.join(working, '11111111-2222-4333-8444-555555555555--users.csv'),
    );
    await look();
    expect(filesIn('working')).toHaveLength(1);
    clock.moveTo(new Date(Date.now() + 11 * 60_000));
    await look();
    expect(await uploads()).toMatchObject([{ kind: 'users', state: 'WAITING' }]);
  });
});
