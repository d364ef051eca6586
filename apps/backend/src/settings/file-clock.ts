import { readFileSync, statSync } from 'node:fs';
import { systemClock, type Clock } from './clock';

/** How far the file moves the time, in milliseconds: it says what time it was when it was written. */
const shiftOf = (file: string): { readonly writtenAt: number; readonly ms: number } => {
  const writtenAt = statSync(file).mtimeMs;
  const told = Date.parse(readFileSync(file, 'utf8').trim());
  if (Number.isNaN(told)) throw new Error(`${file} has to hold a moment like 2026-11-25T15:59:30+01:00`);
  return { writtenAt, ms: told - writtenAt };
};

/**
 * A clock for trying things out: it goes on from the moment a file holds, counted from when the file was written. A new
 * moment in the file counts at once, so a deadline can pass while somebody looks. Without the file it is the machine's
 * time.
 *
 * @throws Error when the file holds no moment
 */
export const fileClock = (file: string): Clock => {
  let known = { writtenAt: Number.NaN, ms: 0 };
  return {
    now: () => {
      const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (writtenAt === undefined) return systemClock.now();
      if (writtenAt !== known.writtenAt) known = shiftOf(file);
      return new Date(systemClock.now().getTime() + known.ms);
    },
  };
};
