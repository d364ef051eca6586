import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { MutationReport } from './mutation-report';
import { readMutationReport } from './read-mutation-report';

/** Where and how the mutation tests run. */
export interface MutationRun {
  /** Folder of the package, with its stryker.config.json. */
  readonly folder: string;
  /** The room whose code is changed and whose tests judge the changes. */
  readonly room: string;
  readonly concurrency?: string | undefined;
}

const require = createRequire(import.meta.url);
const stryker = join(dirname(require.resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');
// By path, because a package does not see what only this one has installed.
const vitestRunner = require.resolve('@stryker-mutator/vitest-runner');

/**
 * Runs Stryker over one room of a package and reads its report.
 *
 * @throws Error when the run itself fails, which surviving mutants do not make it do
 */
export const runStryker = ({ folder, room, concurrency }: MutationRun): MutationReport => {
  const reportFile = join(folder, '.reports/mutation.json');
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      stryker,
      'run',
      ...['--plugins', vitestRunner],
      ...['--mutate', `src/${room}/**/*.ts,!src/**/index.ts,!src/**/*.test.ts`],
      ...(concurrency === undefined ? [] : ['--concurrency', concurrency]),
    ],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, MUTATION_ROOM: room } },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${String(status)} in ${folder}, room ${room}.`);
  return readMutationReport(readFileSync(reportFile, 'utf8'));
};
