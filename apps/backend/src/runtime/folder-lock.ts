import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Another process works on the folder: two would silently lose each other's orders. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Holds a folder for this process alone. */
export interface FolderLock {
  /** Gives the folder back. Calling it twice does no harm. */
  readonly release: () => void;
}

const isRunning = (pid: number): boolean => {
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
const startOf = (pid: number): string => {
  try {
    // The name in field 2 may hold blanks and brackets; what follows the last bracket is regular.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/** The process that a lock file names. */
interface Holder {
  readonly pid: number;
  readonly start: string;
}

const isAlive = ({ pid, start }: Holder): boolean => isRunning(pid) && startOf(pid) === start;

const holderOf = (file: string): Holder | undefined => {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split('\n');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Removes a lock that was left behind. Moved aside first and looked at again: a third process may have replaced it in
 * the meantime, and then it goes back.
 */
const removeStale = (file: string, stale: Holder | undefined): void => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Somebody else was quicker.
  }
  const moved = holderOf(aside);
  if (moved !== undefined && moved.pid !== stale?.pid && isAlive(moved)) renameSync(aside, file);
  else rmSync(aside, { force: true });
};

/**
 * Takes a folder for this process. A lock left behind by a process that was killed is taken over.
 *
 * @throws FolderInUseError naming the process that holds it
 */
export const lockFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'in-use.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid}\n${startOf(process.pid)}\n`);
      closeSync(handle);
      let held = true;
      return {
        release: () => {
          if (held) rmSync(file, { force: true });
          held = false;
        },
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && isAlive(holder))
      throw new FolderInUseError(
        `${folder} is in use by process ${holder.pid}. Stop that one first, or give this one a folder of its own: DATA_DIR=other-folder`,
      );
    removeStale(file, holder);
  }
  throw new FolderInUseError(`${folder} is being taken by another process at this moment.`);
};
