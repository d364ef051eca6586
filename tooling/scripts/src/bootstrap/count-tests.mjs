import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, valueAt } from './read-json.mjs';
import { root } from './run.mjs';

/** @param {unknown} value */
const count = (value) => (typeof value === 'number' ? value : 0);

/** Adds up the reports that the test runners of all packages have left (a cached run restores its report). */
export const countTests = () => {
  let passed = 0;
  let failed = 0;
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const name of readdirSync(path.join(root, group))) {
      // Unit tests, stories, faults: one report each.
      for (const file of ['vitest.json', 'stories.json', 'vitest.faults.json']) {
        const unit = path.join(root, group, name, '.reports', file);
        if (!existsSync(unit)) continue;
        const report = readJson(unit);
        passed += count(valueAt(report, 'numPassedTests'));
        failed += count(valueAt(report, 'numFailedTests'));
      }
      const journeys = path.join(root, group, name, '.reports/e2e.json');
      if (!existsSync(journeys)) continue;
      const stats = valueAt(readJson(journeys), 'stats');
      passed += count(valueAt(stats, 'expected'));
      failed += count(valueAt(stats, 'unexpected')) + count(valueAt(stats, 'flaky'));
    }
  }
  return { passed, failed };
};
