import { mkdirSync, writeFileSync } from 'node:fs';

/** How long scenes take to be looked at. */
export interface SceneTimes {
  /** Does a piece of work, notes how long it took, and says so: all scenes together take a good while. */
  readonly measure: (place: string, work: Promise<void>) => Promise<void>;
  /** Writes all times to .reports, in milliseconds, and says what takes longest. */
  readonly conclude: (report: string) => void;
}

/** So many are named. */
const NAMED = 5;

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Measures scenes. */
export const sceneTimes = (): SceneTimes => {
  const times = new Map<string, number>();
  return {
    measure: async (place, work) => {
      const started = performance.now();
      await work;
      const took = Math.round(performance.now() - started);
      times.set(place, took);
      process.stderr.write(`${place} · ${inSeconds(took)}\n`);
    },
    conclude: (report) => {
      const longestFirst = [...times].toSorted(([, one], [, other]) => other - one);
      mkdirSync('.reports', { recursive: true });
      writeFileSync(
        `.reports/${report}.json`,
        JSON.stringify(Object.fromEntries(longestFirst), undefined, 2),
      );
      const sum = longestFirst.reduce((all, [, time]) => all + time, 0);
      const named = longestFirst.slice(0, NAMED).map(([place, time]) => `${place} ${inSeconds(time)}`);
      process.stdout.write(
        `${times.size} looks, ${inSeconds(sum / Math.max(times.size, 1))} each; longest: ${named.join(', ')}\n`,
      );
    },
  };
};
