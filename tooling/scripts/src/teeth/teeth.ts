/**
 * Mutation tests of the packages that hold the rules: `pnpm rules:teeth [package [room]] [--concurrency=1]`.
 * Each room is judged by its own tests alone, which is stricter and far quicker than the tests of the whole package.
 * Fails below the wanted score, and for a rule whose tests notice no change of the code at all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { readRules } from '../rules';
import { describeReport } from './describe-report';
import { mergeReports } from './merge-reports';
import { runStryker } from './run-stryker';

const PACKAGES = ['domain', 'identity'];
const MINIMUM_SCORE = 85;

const root = join(import.meta.dirname, '../../../..');
const { values, positionals } = parseArgs({
  options: { concurrency: { type: 'string' } },
  allowPositionals: true,
});
const [only, room] = positionals;
const rules = readRules(readFileSync(join(root, 'docs/rules.md'), 'utf8')).map(({ id }) => id);

const roomsOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const outcomes = PACKAGES.filter((name) => only === undefined || name === only).map((name) => {
  const folder = join(root, 'packages', name);
  const rooms = room === undefined ? roomsOf(folder) : [room];
  const report = mergeReports(
    rooms.map((each) => runStryker({ folder, room: each, concurrency: values.concurrency })),
  );
  return describeReport(name, report, { minimum: MINIMUM_SCORE, rules: new Set(rules) });
});

process.stdout.write(`${outcomes.flatMap(({ lines }) => lines).join('\n')}\n`);
if (outcomes.length === 0) {
  process.stderr.write(`teeth: there is no package ${String(only)}; choose one of ${PACKAGES.join(', ')}.\n`);
}
if (outcomes.length === 0 || outcomes.some(({ passed }) => !passed)) process.exitCode = 1;
