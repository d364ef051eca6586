import { prepareBuyers } from '../backend/buyers';
import { runLoad } from '../backend/run-load';
import { usageOf } from '../backend/process-usage';
import { rowOf, type Row, type Run } from '../backend/row';
import { groupLoads } from './group-loads';
import { newTexts } from './new-texts';

/** How it is measured. */
export interface Measuring {
  readonly engine: string;
  readonly callers: readonly number[];
  /** Calls of each caller a second, measured as well where there are several; left out: only without a pause. */
  readonly pace?: number | undefined;
  readonly runs: number;
  readonly seconds: number;
  /** Part of the names of the loads wanted; empty: all. */
  readonly loads: string;
  /** Tenants that are searched. */
  readonly tenants: readonly string[];
}

/** Callers and seconds before the first run counts: until then programs are compiled and memories filled. */
const WARM_UP = [8, 8] as const;

/** Measures everything at a backend that runs; each figure is the median of several runs. */
export const measureGroup = async (
  origin: string,
  pid: number,
  { engine, callers: callersList, pace: wantedPace, runs: runCount, seconds, loads, tenants }: Measuring,
): Promise<readonly Row[]> => {
  const buyers = await prepareBuyers(origin);
  const rows: Row[] = [];
  const texts = await newTexts(origin);
  for (const { name, lines, shotsOf } of groupLoads(buyers, texts, tenants)) {
    if (!name.includes(loads)) continue;
    await buyers.renew();
    if (lines !== undefined) await buyers.fill(lines);
    await runLoad(origin, ...WARM_UP, shotsOf);
    const ways = callersList.flatMap((callers) => [
      ...(wantedPace === undefined || callers === 1 ? [] : [{ callers, pace: wantedPace }]),
      { callers, pace: undefined },
    ]);
    for (const { callers, pace } of ways) {
      await buyers.renew();
      const runs: Run[] = [];
      for (let run = 0; run < runCount; run += 1) {
        const before = usageOf(pid).cpuMs;
        const measured = await runLoad(origin, callers, seconds, shotsOf, pace);
        runs.push({ ...measured, cpuMs: usageOf(pid).cpuMs - before });
      }
      rows.push(rowOf({ engine, name, callers, pace }, runs));
    }
  }
  return rows;
};
