import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Debian keeps servers out of the path of people. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The nginx of this machine; undefined where there is none. */
export const findNginx = (): string | undefined =>
  [...FOLDERS, ...(process.env['PATH'] ?? '').split(path.delimiter)]
    .map((folder) => path.join(folder, 'nginx'))
    .find(isExecutable);
