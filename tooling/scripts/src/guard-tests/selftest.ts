/**
 * `pnpm guards:selftest`: plants one fault per guard in a temporary copy of the workspace and expects each guard to
 * refuse it for the right reason. A guard that nobody has seen bite is decoration. Then every generator of `pnpm gen`
 * writes into the copy, and what it wrote has to pass.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byGuard, type FaultsOfOneGuard } from './by-guard';
import type { InjectedFault } from './injected-fault';
import { injectedFaults } from './injected-faults';
import { tryGenerators } from './try-generators';
import { copyWorkspace } from './workspace-copy';

const { folder: copy, environment } = copyWorkspace();

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
  let missed = 0;
  for (const together of byGuard(injectedFaults)) {
    const started = Date.now();
    for (const [index, problem] of run(together).entries()) {
      const name = together[index]?.name ?? '';
      if (problem !== undefined) missed += 1;
      console.log(problem === undefined ? `  ✓ ${name}` : `  ✖ ${name}: ${problem}`);
    }
    console.log(`    in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  console.log(
    `guards: ${injectedFaults.length - missed} of ${injectedFaults.length} planted faults were refused`,
  );
  const broken = tryGenerators({ folder: copy, environment });
  for (const problem of broken) console.log(`  ✖ what pnpm gen wrote does not pass: ${problem}`);
  if (broken.length === 0) console.log('generators: what all of them wrote passes');
  process.exitCode = missed + broken.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
