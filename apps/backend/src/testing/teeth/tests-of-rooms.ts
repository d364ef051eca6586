import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readAskedByTests } from './asked-by-tests';

const FOLDER = path.resolve(import.meta.dirname, '../../..');
const REPORT = path.join(FOLDER, '.reports/rights-one.json');
const ASKED = path.join(FOLDER, '.reports/rights-asked');
const FAILING = path.join(FOLDER, '.reports/rights-failing.json');
const VITEST = path.join(FOLDER, 'node_modules/vitest/vitest.mjs');

const namesShape = z.array(z.string());
const reportShape = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Runs tests over switchable sources, one process at a time. */
export const runVitest = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  isQuiet = false,
): boolean =>
  spawnSync(process.execPath, [VITEST, 'run', '--config', 'vitest.rights.config.ts', ...args], {
    cwd: FOLDER,
    stdio: isQuiet ? 'ignore' : 'inherit',
    // The settings import the code that makes checks switchable, as sources do.
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...environment },
  }).status === 0;

/** Runs tests and answers the files of them that failed, each with its first failure. */
const failures = (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> => {
  rmSync(REPORT, { force: true });
  if (runVitest(['--reporter=json', `--outputFile=${REPORT}`, ...args], environment, true)) return new Map();
  const { testResults } = reportShape.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const first = assertionResults.find((one) => one.status === 'failed');
    return status === 'failed' ? [{ name, test: first?.fullName }] : [];
  });
  // What was broken off because another file failed says nothing: that one comes first.
  return new Map(
    failed
      .toSorted((a, b) => Number(a.test === undefined) - Number(b.test === undefined))
      .map(({ name, test = 'does not come to its tests' }) => [
        name,
        `${path.relative(FOLDER, name)}: ${test}`,
      ]),
  );
};

/** Tests that ask functions of the database, the quickest first. */
const OF_FUNCTIONS = [
  ['src/db/search-functions.test.ts'],
  ['src/modules/catalogue', 'src/modules/product', 'src/modules/cart', 'src/search-engine'],
] as const;

/** Says which test of the rooms fails without a condition inside a function of the database; undefined: none does. */
export const functionTest = (id: string): string | undefined => {
  for (const files of OF_FUNCTIONS) {
    const [first] = failures(['--bail=1', ...files], { RIGHTS_CHECK: id }).values();
    if (first !== undefined) return first;
  }
  return undefined;
};

/** Says which test of the rooms fails without a check; undefined: none does. */
export type RoomTests = (id: string) => string | undefined;

/**
 * Learns by one run of the rooms' tests which of them ask which check. What fails while every check stands says nothing
 * about one that is gone.
 *
 * @param isKnown takes what an earlier run noted
 */
export const openRoomTests = (isKnown: boolean): RoomTests => {
  if (!isKnown || !existsSync(ASKED)) {
    rmSync(ASKED, { recursive: true, force: true });
    const failing = failures(['--exclude=src/testing/**'], { RIGHTS_ASKED: ASKED });
    writeFileSync(FAILING, JSON.stringify([...failing.keys()]));
  }
  const failing = existsSync(FAILING) ? namesShape.parse(JSON.parse(readFileSync(FAILING, 'utf8'))) : [];
  const filesOf = readAskedByTests(ASKED, failing);
  return (id) => {
    const room = path.dirname(path.join(FOLDER, 'src', id));
    const files = filesOf.get(id) ?? [];
    const own = files.filter((file) => file.startsWith(room));
    for (const some of [own, files.filter((file) => !own.includes(file))]) {
      if (some.length === 0) continue;
      const [first] = failures(['--bail=1', ...some], { RIGHTS_CHECK: id }).values();
      if (first !== undefined) return first;
    }
    return undefined;
  };
};
