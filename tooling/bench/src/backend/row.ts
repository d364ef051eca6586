import type { Measured } from './run-load';

/** One row of the table: the medians of several runs. */
export interface Row {
  readonly engine: string;
  readonly name: string;
  readonly callers: number;
  /** Turns of each caller a second; left out: as many as are answered. */
  readonly pace?: number | undefined;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of the backend's process for a turn. */
  readonly cpu: number;
  /** Of all runs, by error code. */
  readonly refused: ReadonlyMap<string, number>;
}

/** A run with the time the backend's process used. */
export interface Run extends Measured {
  readonly cpuMs: number;
}

/** The middle one. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sumOf = (runs: readonly Run[]): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const { refused } of runs)
    for (const [code, count] of refused) all.set(code, (all.get(code) ?? 0) + count);
  return all;
};

/** Makes a row of its runs. */
export const rowOf = (of: Pick<Row, 'engine' | 'name' | 'callers' | 'pace'>, runs: readonly Run[]): Row => ({
  ...of,
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p50: median(runs.map(({ p50 }) => p50)),
  p95: median(runs.map(({ p95 }) => p95)),
  cpu: median(runs.map(({ cpuMs, turns }) => cpuMs / Math.max(1, turns))),
  refused: sumOf(runs),
});

const refusedText = (refused: Row['refused']): string =>
  refused.size === 0 ? '0' : [...refused].map(([code, count]) => `${count} ${code}`).join(', ');

const line = ({ engine, name, callers, pace, perSecond, p50, p95, cpu, refused }: Row): string =>
  `| ${engine} | ${name} | ${pace === undefined ? callers : `${callers} at ${pace}/s`} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpu.toFixed(1)} | ${refusedText(refused)} |`;

/** The rows as a Markdown table. A row with refused calls says so: its figures are not those of the call it names. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| engine | call | callers | calls/s | p50 ms | p95 ms | CPU ms/call | refused |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(line),
  ].join('\n');
