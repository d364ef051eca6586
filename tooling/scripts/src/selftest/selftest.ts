/**
 * `pnpm guards:selftest`: plants one fault per guard in a temporary copy of the workspace and expects each guard to
 * refuse it for the right reason. A guard that nobody has seen bite is decoration.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, workspaceFolders } from '../workspace-folders';
import type { Fault } from './fault';
import { faults } from './faults';

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
const plant = (fault: Fault) => {
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

const run = (fault: Fault): string | undefined => {
  const restore = plant(fault);
  try {
    const [program, ...args] = fault.guard;
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      cwd: path.join(copy, fault.folder ?? '.'),
      env: { ...environment, ...fault.environment },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (error !== undefined) return `the guard could not be started: ${error.message}`;
    const output = `${stdout}${stderr}`;
    if (status === 0) return 'the guard let it pass';
    return fault.complaint.test(output)
      ? undefined
      : `the guard failed for another reason:\n${output.slice(-2000)}`;
  } finally {
    restore();
  }
};

try {
  makeCopy();
  let missed = 0;
  for (const fault of faults) {
    const problem = run(fault);
    if (problem !== undefined) missed += 1;
    console.log(problem === undefined ? `  ✓ ${fault.name}` : `  ✖ ${fault.name}: ${problem}`);
  }
  console.log(`guards: ${faults.length - missed} of ${faults.length} planted faults were refused`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
