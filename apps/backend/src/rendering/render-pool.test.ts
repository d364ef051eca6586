import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { RenderJob } from './render-job';
import { createRenderPool, type PoolLimits, type RenderPool } from './render-pool';

/** A job the workers of this test understand: its title says what they do. */
const job = (title: string): RenderJob => ({
  kind: 'LABELS',
  sheet: { language: 'de-AT', shop: '', title, labels: [] },
});

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

describe('rendering', () => {
  let folder: string;
  const pools: RenderPool[] = [];

  /** A worker that dies, fails or waits as often as the job's title says; what it did is counted in a file. */
  const WORKER = `
    import { appendFileSync, existsSync, readFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    export default async ({ sheet: { title } }) => {
      const [what, times, file] = title.split('|');
      appendFileSync(file, 'x');
      const tries = readFileSync(file, 'utf8').length;
      if (tries <= Number(times)) {
        if (what === 'die') process.exit(9);
        if (what === 'fail') throw new Error('broken');
        while (what === 'wait' && !existsSync(file + '.go')) await setTimeout(5);
        if (what === 'late') setImmediate(() => {
          throw new Error('broken when all was done');
        });
      }
      return new TextEncoder().encode('tried ' + tries);
    };`;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'rendering-'));
    writeFileSync(path.join(folder, 'worker.mjs'), WORKER);
  });
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (limits: Partial<PoolLimits> = {}): RenderPool => {
    const pool = createRenderPool({ threads: 1, worker: path.join(folder, 'worker.mjs'), ...limits });
    pools.push(pool);
    return pool;
  };
  const fileOf = (name: string): string => path.join(folder, name);

  it.each(['die', 'fail'])('is tried once more when the first try should %s', async (what) => {
    expect(textOf(await open().render(job(`${what}|1|${fileOf(`once-${what}`)}`)))).toBe('tried 2');
  });

  it.each(['die', 'fail'])('ends with an error when both tries %s, and the pool goes on', async (what) => {
    const pool = open();
    await expect(pool.render(job(`${what}|2|${fileOf(`twice-${what}`)}`))).rejects.toThrow();
    expect(textOf(await pool.render(job(`${what}|0|${fileOf(`after-${what}`)}`)))).toBe('tried 1');
  });

  it('that breaks its thread when it is done ends neither the process nor the pool', async () => {
    const pool = open();
    const file = fileOf('late');
    expect(textOf(await pool.render(job(`late|2|${file}`)))).toBe('tried 1');
    expect(textOf(await pool.render(job(`late|2|${file}`)))).toMatch(/^tried [23]$/);
    expect(textOf(await pool.render(job(`late|0|${file}`)))).toMatch(/^tried [345]$/);
  });

  it('is refused when too much waits, and what waits is done', async () => {
    const pool = open({ waiting: 1 });
    const first = pool.render(job(`wait|1|${fileOf('first')}`));
    const second = pool.render(job(`wait|0|${fileOf('second')}`));
    await expect(pool.render(job(`wait|0|${fileOf('third')}`))).rejects.toMatchObject({
      code: 'unavailable',
      facts: { retryAfter: 10 },
    });
    writeFileSync(fileOf('first.go'), '');
    expect([textOf(await first), textOf(await second)]).toEqual(['tried 1', 'tried 1']);
  });

  it('is given up when it takes too long, once, and the pool goes on', async () => {
    const pool = open({ timeoutMs: 2_000 });
    await expect(pool.render(job(`wait|9|${fileOf('slow')}`))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(textOf(await open().render(job(`wait|0|${fileOf('next')}`)))).toBe('tried 1');
  });

  it('is not begun for somebody who has left, whether before or while it waited', async () => {
    const pool = open({ waiting: 2 });
    const first = pool.render(job(`wait|1|${fileOf('for-first')}`));
    const leaving = new AbortController();
    const left = Promise.allSettled([
      pool.render(job(`wait|0|${fileOf('left-waiting')}`), leaving.signal),
      pool.render(job(`wait|0|${fileOf('left-before')}`), AbortSignal.abort()),
    ]);
    leaving.abort();
    expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // Their places in the queue are free again.
    const others = [1, 2].map((n) => pool.render(job(`wait|0|${fileOf(`other-${n}`)}`)));
    writeFileSync(fileOf('for-first.go'), '');
    expect((await Promise.all([first, ...others])).map(textOf)).toEqual(['tried 1', 'tried 1', 'tried 1']);
    expect([fileOf('left-waiting'), fileOf('left-before')].filter(existsSync)).toEqual([]);
  });

  it('is given up in the middle for somebody who leaves, not tried again, and the pool goes on', async () => {
    const pool = open();
    const leaving = new AbortController();
    const begun = pool.render(job(`wait|9|${fileOf('begun')}`), leaving.signal);
    while (!existsSync(fileOf('begun'))) await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    await expect(begun).rejects.not.toMatchObject({ code: 'unavailable' });
    expect(textOf(await pool.render(job(`wait|0|${fileOf('after-leaving')}`)))).toBe('tried 1');
    expect(readFileSync(fileOf('begun'), 'utf8')).toBe('x');
  });

  it('makes real papers, labels and workbooks in its own thread', async () => {
    const pool = createRenderPool();
    pools.push(pool);
    const paper: RenderJob = {
      kind: 'PAPER',
      paper: {
        language: 'de-AT',
        letterhead: { shop: 'Alpin', mark: '', address: [] },
        title: 'Liste',
        // A picture that is none must not cost the paper.
        pictures: { broken: 'data:image/png;base64,AAAA' },
        blocks: [
          {
            kind: 'TABLE',
            table: {
              columns: [
                { heading: '', width: 40 },
                { heading: 'Artikel', width: '*' },
              ],
              rows: [[{ picture: 'broken' }, 'Salz']],
            },
          },
        ],
      },
    };
    expect(textOf(await pool.render(paper)).slice(0, 5)).toBe('%PDF-');
    expect(textOf(await pool.render(job('Etiketten'))).trimEnd()).toMatch(/%%EOF$/);
    const workbook = { shop: 'Alpin', title: 'Liste', sheets: [{ name: 'A', columns: [], rows: [] }] };
    expect(textOf(await pool.render({ kind: 'WORKBOOK', workbook })).slice(0, 2)).toBe('PK');
  });
});
