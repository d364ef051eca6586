import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface Usage {
  /** Milliseconds of both user and system time. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const PAGE_KB = 4;

/** Reads what a process has used, from the kernel (Linux). */
export const usageOf = (pid: number): Usage => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: (Number(fields[21]) * PAGE_KB) / 1024,
  };
};
