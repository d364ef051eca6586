import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, workspaceFolders } from '../workspace-folders';

/** A copy of the workspace that may be spoilt. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Environment whose programs are those of the copy. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Copies the workspace with its builds to a temporary folder, and installs there. */
export const copyWorkspace = (): WorkspaceCopy => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-selftest-'));
  const environment = {
    ...process.env,
    PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const builds = workspaceFolders()
    .map((one) => `${one}/dist`)
    .filter((one) => existsSync(path.join(root, one)));
  for (const file of [...files, ...builds]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { folder, environment };
};
