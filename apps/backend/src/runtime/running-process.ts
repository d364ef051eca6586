import { readFileSync } from 'node:fs';

/** Whether a process with this number runs, as far as this one can see. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * When a process started, as the kernel counts it: tells it from a later one with the same number. Empty where the
 * system does not say.
 */
export const startOf = (pid: number): string => {
  try {
    // The name in field 2 may hold blanks and brackets; what follows the last bracket is regular.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};
