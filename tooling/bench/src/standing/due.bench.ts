/**
 * How quick standing orders are: the next four of one with a hundred lines, and how long the queue of one deadline takes
 * on PostgreSQL beside searches and carts, with the built backend. `pnpm --filter=@gastroshop/bench run standing`
 *
 * DUE (100000, standing orders of ten lines that are due at once), CALLERS (2) and PACE (2, calls of each a second) of the
 * load beside, MOST_MINUTES (20, given up after)
 */
import { runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBuyers } from '../backend/buyers';
import { runLoad } from '../backend/run-load';
import { rowOf, tableOf, type Run } from '../backend/row';
import { usageOf } from '../backend/process-usage';
import { countOf } from '../load-data/group-size';
import { openDatabase } from '../load-data/open-database';
import { backendSettings } from '../load-data/run-program';
import { withClient } from '../with-client';
import { loadsBeside } from './loads-beside';
import { measurePreview } from './measure-preview';
import { DUE_NOW, kindsOfLines, ONE_DEADLINE, OUTCOME, STANDING_ORDERS } from './seed-standing-orders';

const DUE = countOf('DUE', 100_000);
const CALLERS = countOf('CALLERS', 2);
const PACE = countOf('PACE', 2);
const MOST_MS = countOf('MOST_MINUTES', 20) * 60_000;
/** Seconds of the load between two looks at the queue. */
const LOOK_EVERY = 5;
/** Ordered so long before its deadline that any hour of the day will do. */
const GRACE_HOURS = 12;
const HOUR_MS = 3_600_000;

/** A deadline that is not over, and due already: today, in Vienna. */
const deadlineOfToday = (): string => {
  const clock = new Intl.DateTimeFormat('de-AT', {
    timeZone: 'Europe/Vienna',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [now, later] = [Date.now(), Date.now() + (GRACE_HOURS - 1) * HOUR_MS].map((at) => clock.format(at));
  return later !== undefined && now !== undefined && later > now ? later : '23:59';
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-standing-'));
const database = await openDatabase('gastroshop_standing');
try {
  const server = await runServer({
    ...backendSettings(database.url),
    DATA_DIR: folder,
    DEMO_DATA: 'true',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    STANDING_ORDER_GRACE_MINUTES: String(GRACE_HOURS * 60),
  });
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const buyers = await prepareBuyers(origin);
  console.log(`The next four of 100 lines: ${await measurePreview(origin, buyers)}`);
  await withClient(database.url, async (client) => {
    await client.query(ONE_DEADLINE, [deadlineOfToday()]);
    await client.query(STANDING_ORDERS, [DUE, kindsOfLines(buyers)]);
    await client.query('analyze standing_order');
    await buyers.fill(20);
    const beside = loadsBeside(buyers);
    const runs = new Map<string, Run[]>(beside.map(({ name }) => [name, []]));
    await client.query(DUE_NOW);
    const began = performance.now();
    const done = async (): Promise<{ readonly ordered: number; readonly asked: number }> => {
      const { rows } = await client.query<{ ordered: number; asked: number }>(OUTCOME);
      return rows[0] ?? { ordered: 0, asked: 0 };
    };
    let outcome = await done();
    for (let turn = 0; outcome.ordered + outcome.asked < DUE; turn += 1) {
      if (performance.now() - began > MOST_MS) break;
      const load = beside[turn % beside.length];
      if (load === undefined) break;
      await buyers.renew();
      const before = usageOf(server.pid).cpuMs;
      const measured = await runLoad(origin, CALLERS, LOOK_EVERY, load.shotsOf, PACE);
      runs.get(load.name)?.push({ ...measured, cpuMs: usageOf(server.pid).cpuMs - before });
      outcome = await done();
    }
    const seconds = (performance.now() - began) / 1000;
    const engine = `PostgreSQL ${database.version}`;
    console.log(
      `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}, ${engine}`,
    );
    console.log(
      [
        '| due at one deadline | ordered | asked | seconds | a second |',
        '| ---: | ---: | ---: | ---: | ---: |',
        `| ${DUE} | ${outcome.ordered} | ${outcome.asked} | ${seconds.toFixed(0)} | ${(outcome.ordered / seconds).toFixed(0)} |`,
      ].join('\n'),
    );
    console.log(
      tableOf(
        [...runs].flatMap(([name, all]) =>
          all.length === 0 ? [] : [rowOf({ engine, name, callers: CALLERS, pace: PACE }, all)],
        ),
      ),
    );
  });
  await server.stop();
} finally {
  await database.leave();
  rmSync(folder, { recursive: true, force: true });
}
