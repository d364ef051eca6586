/**
 * `pnpm guards:selftest`: plants one fault per guard in a temporary copy of the workspace and expects each guard to
 * refuse it for the right reason. A guard that nobody has seen bite is decoration.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, workspaceFolders } from '../workspace-folders';
import { byGuard, type FaultsOfOneGuard } from './by-guard';
import type { InjectedFault } from './injected-fault';
import { injectedFaults } from './injected-faults';

const copy = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-selftest-'));
const environment = {
  ...process.env,
  PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
};

const makeCopy = () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const builds = workspaceFolders()
    .map((folder) => `${folder}/dist`)
    .filter((folder) => existsSync(path.join(root, folder)));
  for (const file of [...files, ...builds]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Plants a fault and gives back what undoes it. */
const plant = (fault: InjectedFault) => {
  const undo = Object.entries(fault.plant).map(([file, content]) => {
    const target = path.join(copy, file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : content(before ?? ''));
    return () => {
      if (before === undefined) rmSync(target);
      else writeFileSync(target, before);
    };
  });
  return () => {
    for (const step of undo) step();
  };
};

/** Starts the guard of faults that are planted, and says what is wrong with its answer to each. */
const answers = ([first, ...others]: FaultsOfOneGuard): readonly (string | undefined)[] => {
  const [program, ...args] = first.guard;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: path.join(copy, first.folder ?? '.'),
    env: { ...environment, ...first.environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // What a guard says about many faults is long.
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${stdout}${stderr}`;
  return [first, ...others].map(({ complaint }) => {
    if (error !== undefined) return `the guard could not be started: ${error.message}`;
    if (status === 0) return 'the guard let it pass';
    return complaint.test(output)
      ? undefined
      : `the guard failed for another reason:\n${output.slice(-2000)}`;
  });
};

const run = (together: FaultsOfOneGuard): readonly (string | undefined)[] => {
  const undo = together.map((fault) => plant(fault));
  try {
    return answers(together);
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
};

try {
  makeCopy();
  let missed = 0;
  for (const together of byGuard(injectedFaults)) {
    for (const [index, problem] of run(together).entries()) {
      const name = together[index]?.name ?? '';
      if (problem !== undefined) missed += 1;
      console.log(problem === undefined ? `  ✓ ${name}` : `  ✖ ${name}: ${problem}`);
    }
  }
  console.log(
    `guards: ${injectedFaults.length - missed} of ${injectedFaults.length} planted faults were refused`,
  );
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
