/**
 * Takes every check of rights away, one at a time, and says which test fails: `pnpm rights:teeth [--only=checks] [--calls=calls]`,
 * each a pattern.
 * Fails where no test does. What the tests of all calls do not notice is tried once more with the tests of its room.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { narrowTests } from './narrow-tests';
import type { Removal } from './removal';
import { REMOVALS_FILE } from './removals-file';

const FOLDER = path.resolve(import.meta.dirname, '../../..');
const ONE_FILE = path.join(FOLDER, '.reports/rights-one.json');
const VITEST = path.join(FOLDER, 'node_modules/vitest/vitest.mjs');

const removalsShape = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    text: z.string(),
    test: z.string().optional(),
    finding: z.string().optional(),
  }),
);
const reportShape = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const vitest = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  isQuiet = false,
) =>
  spawnSync(process.execPath, [VITEST, 'run', '--config', 'vitest.rights.config.ts', ...args], {
    cwd: FOLDER,
    stdio: isQuiet ? 'ignore' : 'inherit',
    // The settings import the code that makes checks switchable, as sources do.
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...environment },
  });

/** The first test of a check's room that fails without it. */
const noticedInRoom = (id: string): string | undefined => {
  rmSync(ONE_FILE, { force: true });
  const { status } = vitest(
    ['--bail=1', '--reporter=json', `--outputFile=${ONE_FILE}`, ...narrowTests(id)],
    { RIGHTS_CHECK: id },
    true,
  );
  if (status === 0) return undefined;
  const { testResults } = reportShape.parse(JSON.parse(readFileSync(ONE_FILE, 'utf8')));
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find((one) => one.status === 'failed');
    if (failed !== undefined) return `${path.relative(FOLDER, name)}: ${failed.fullName}`;
  }
  return undefined;
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, calls: { type: 'string' }, again: { type: 'boolean' } },
});
const started = performance.now();
// With --again the removals of the last run are gone through once more, and only what survived is tried.
const scope = { RIGHTS_ONLY: values.only ?? '', RIGHTS_CALLS: values.calls ?? '' };
if (values.again !== true && vitest(['src/testing/teeth/rights.teeth.ts'], scope).status !== 0)
  process.exit(1);

const all: readonly Removal[] = removalsShape
  .parse(JSON.parse(readFileSync(REMOVALS_FILE, 'utf8')))
  .filter(({ id }) => values.again !== true || new RegExp(values.only ?? '').test(id));
const survivors: Removal[] = [];
for (const removal of all) {
  const test = removal.test ?? (removal.id.includes('.ts:') ? noticedInRoom(removal.id) : undefined);
  const finding =
    removal.finding === undefined ? '' : ` (${removal.finding.replaceAll(/\s+/g, ' ').slice(0, 120)})`;
  process.stdout.write(`${removal.id} ${removal.text.slice(0, 90)} → ${test ?? 'NO TEST FAILS'}${finding}\n`);
  if (test === undefined) survivors.push(removal);
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${all.length} checks taken away one at a time, ${survivors.length} not noticed, ${seconds} s\n`,
);
for (const { id, text } of survivors) process.stdout.write(`  ${id} ${text}\n`);
if (survivors.length > 0) process.exitCode = 1;
