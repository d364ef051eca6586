import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRunning, startOf } from './running-process';

/** Another process works on the folder: two would silently lose each other's orders. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Holds a folder for this process alone. */
export interface FolderLock {
  /** Gives the folder back. Calling it twice does no harm. */
  readonly release: () => void;
}

/** The locked byte lies far behind what is written: Windows lets nobody read what another has locked. */
const LOCKED_BYTE = 2 ** 30;

/** Whom a lock file names: only for the sentence. Numbers of processes mean nothing in another container. */
interface Holder {
  readonly pid: number;
  readonly start: string;
  /** Missing in files of releases that locked by the number of the process. */
  readonly host: string | undefined;
}

const holderOf = (file: string): Holder | undefined => {
  const [pid = '', start = '', host = ''] = readFileSync(file, 'utf8').split('\n');
  return /^\d+$/.test(pid) ? { pid: Number(pid), start, host: host === '' ? undefined : host } : undefined;
};

const inUse = (folder: string, holder: Holder | undefined): FolderInUseError => {
  const where = holder?.host === undefined || holder.host === os.hostname() ? '' : ` on ${holder.host}`;
  const who = holder === undefined ? 'another process' : `process ${holder.pid}${where}`;
  return new FolderInUseError(
    `${folder} is in use by ${who}. Stop that one first, or give this one a folder of its own: DATA_DIR=other-folder`,
  );
};

const tryLock = async (handle: number, folder: string): Promise<boolean> => {
  try {
    const native = await import('fs-native-extensions');
    return native.tryLock(handle, LOCKED_BYTE, 1);
  } catch (error) {
    throw new FolderInUseError(
      `${folder} cannot be locked on this system or this kind of disk (${String(error)}), and without a lock two processes would lose each other's orders. Use another folder, or PostgreSQL: DATABASE_URL`,
    );
  }
};

/**
 * Takes a folder for this process. The lock is the kernel's: it holds between containers that share the folder, and ends
 * with its process, however that ends. The file stays; who holds the lock is written into it for whoever looks.
 *
 * @throws FolderInUseError naming the process that holds it
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'in-use.lock');
  const handle = openSync(file, 'a+');
  try {
    const isMine = await tryLock(handle, folder);
    const holder = holderOf(file);
    // A release before this one holds no lock of the kernel's.
    const isOld = holder?.host === undefined && holder !== undefined;
    if (!isMine || (isOld && isRunning(holder.pid) && startOf(holder.pid) === holder.start))
      throw inUse(folder, holder);
    ftruncateSync(handle);
    writeSync(handle, `${process.pid}\n${startOf(process.pid)}\n${os.hostname()}\n`);
  } catch (error) {
    closeSync(handle);
    throw error;
  }
  let held = true;
  return {
    release: () => {
      if (!held) return;
      held = false;
      ftruncateSync(handle);
      closeSync(handle);
    },
  };
};
