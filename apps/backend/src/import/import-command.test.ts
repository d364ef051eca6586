import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { stores } from '../testing';
import { linesNamed, troubledFiles } from '../testing/troubled-files';
import { UsageError } from './parse-command';
import { importCommand, schemaCommand } from './import-command';
import { UnreadableFileError } from './parsing/entry';
import { EXAMPLE_LINES } from './testing/example-lines';

// One engine is enough: what the kinds do on each is tested beside them.
describe.each(stores.slice(0, 1))('the command on %s', (_, open) => {
  let store: Store;
  let folder: string;
  beforeAll(async () => {
    store = await open();
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-import-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async (words: readonly string[], input = '') => {
    const said: string[] = [];
    const code = await importCommand(words, (work) => work(store), {
      input: Readable.from([Buffer.from(input)]),
      say: (text) => said.push(text),
      progress: Object.assign(
        new Writable({
          write: (_chunk, _encoding, done) => {
            done();
          },
        }),
        { isTTY: false },
      ),
      now: () => new Date('2026-11-25T14:00:00Z'),
      externalOrigins: [],
    });
    return { code, text: said.join('\n') };
  };
  const fileOf = (name: string, text: string | Buffer): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('reads a file, and standard input where none is named', async () => {
    const line = JSON.stringify(EXAMPLE_LINES.products);
    const first = await run(['products', fileOf('a.jsonl', line), '--tenant', 'AZ']);
    expect(first).toMatchObject({ code: 0 });
    expect(first.text).toContain('1 new, 0 changed, 0 unchanged, 0 refused');
    for (const words of [['products'], ['products', '-']])
      expect((await run([...words, '--tenant', 'AZ'], line)).text).toContain('1 unchanged');
  });

  it('reads a table, names what it refuses, and writes all of it to a file', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `no-${index};LIST;1,00`);
    const file = fileOf('prices.csv', ['sku;type;price', 'i-1;LIST;9,90', ...rows].join('\r\n'));
    const report = path.join(folder, 'report.txt');
    const { code, text } = await run(['prices', file, '--tenant', 'AZ', '--report', report]);
    expect(code).toBe(3);
    expect(text).toContain('31 lines: 1 new, 0 changed, 0 unchanged, 30 refused');
    expect(text).toContain('line 3: sku: there is no article no-0');
    expect(text).toContain('… and 10 more');
    expect(readFileSync(report, 'utf8').trim().split('\n')).toHaveLength(30);
  });

  it.each(troubledFiles('typed'))(
    'loses no good row of a file with $trouble, names the others, and changes nothing when given again',
    async ({ trouble, bytes, created, refused }) => {
      const file = fileOf('users.csv', bytes);
      const counts = `, 0 changed, 0 unchanged, ${refused.length} refused`;
      const first = await run(['users', file, '--tenant', 'AZ']);
      expect(first.text).toContain(`${created} new${counts}`);
      if (trouble === 'Windows-1252') expect(first.text).toContain(trouble);
      expect(linesNamed(first.text)).toEqual(refused);
      const again = await run(['users', file, '--tenant', 'AZ']);
      expect(again.text).toContain(`0 new, 0 changed, ${created} unchanged, ${refused.length} refused`);
    },
  );

  it('says that a dry run stored nothing', async () => {
    const line = JSON.stringify({ ...EXAMPLE_LINES.products, sku: 'dry' });
    const { text } = await run(['products', '--tenant', 'AZ', '--dry-run'], line);
    expect(text).toContain('1 new');
    expect(text).toContain('nothing was stored');
    expect((await run(['products', '--tenant', 'AZ'], line)).text).toContain('1 new');
  });

  it('tells how an article was taken away, and why none was', async () => {
    const line = JSON.stringify(EXAMPLE_LINES.products);
    const words = ['products', '--tenant', 'AZ', '--deactivate-missing'];
    expect((await run(words, line)).text).toContain('; 1 deactivated');
    const { code, text } = await run(words, `${line}\n{"sku":`);
    expect(code).toBe(3);
    expect(text).toContain('Nothing was deactivated: 1 refused line does not tell what it names.');
  });

  it.each([
    [['poems'], 'Name what is imported'],
    [[], 'Name what is imported'],
    [['products'], '--tenant'],
    [['products', '--tenant', 'xx'], '--tenant'],
    [['products', '--tenant', 'XX'], 'There is no tenant XX'],
    [['products', '--tenant', 'AZ', '--fast'], 'fast'],
    [['prices', '--csv', '--xlsx', '--tenant', 'AZ'], 'not both'],
    [['prices', '--tenant', 'AZ', '--deactivate-missing'], 'for products only'],
    [['products', '--tenant', 'AZ', '--delete-missing'], 'for prices and holidays only'],
  ])('%j is told what is wrong with it', async (words, sentence) => {
    await expect(run(words)).rejects.toThrow(UsageError);
    await expect(run(words)).rejects.toThrow(sentence);
  });

  it('names a file that is not there, or no table', async () => {
    await expect(run(['products', path.join(folder, 'none'), '--tenant', 'AZ'])).rejects.toThrow(
      UnreadableFileError,
    );
    const file = fileOf('wrong.csv', 'Artikel;Preis\n1;2\n');
    await expect(run(['prices', file, '--tenant', 'AZ'])).rejects.toThrow(
      'Unknown columns in the head line: Artikel, Preis',
    );
  });

  it('prints the schema of a line', () => {
    expect(JSON.parse(schemaCommand(['prices']))).toMatchObject({
      required: ['sku', 'type', 'rawValueString'],
    });
    expect(() => schemaCommand([])).toThrow(UsageError);
  });
});
