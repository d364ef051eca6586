/**
 * Takes every check of rights away, one at a time, and says which test fails: `pnpm rights:teeth [--only=checks] [--calls=calls]`,
 * each a pattern.
 * Fails where no test does. What the tests of all calls do not notice is tried once more with those tests
 * of the rooms that ask it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Removal } from './removed-guard';
import { REMOVALS_FILE } from './removals-file';
import { functionTest, openRoomTests, runVitest, type RoomTests } from './tests-of-rooms';

const removalsShape = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    text: z.string(),
    test: z.string().optional(),
    finding: z.string().optional(),
  }),
);

const { values } = parseArgs({
  options: { only: { type: 'string' }, calls: { type: 'string' }, again: { type: 'boolean' } },
});
const started = performance.now();
// With --again the removals of the last run are gone through once more, and only what survived is tried.
const scope = { RIGHTS_ONLY: values.only ?? '', RIGHTS_CALLS: values.calls ?? '' };
if (values.again !== true && !runVitest(['src/testing/teeth/rights.teeth.ts'], scope)) process.exit(1);

const all: readonly Removal[] = removalsShape
  .parse(JSON.parse(readFileSync(REMOVALS_FILE, 'utf8')))
  .filter(({ id }) => values.again !== true || new RegExp(values.only ?? '').test(id));
const survivors: Removal[] = [];
let roomTests: RoomTests | undefined;
for (const removal of all) {
  let { test } = removal;
  if (test === undefined && removal.id.includes('.ts:')) {
    roomTests ??= openRoomTests(values.again === true);
    test = roomTests(removal.id);
  }
  if (test === undefined && removal.kind === 'FUNCTION') test = functionTest(removal.id);
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
