import { longestFirst } from '@gastroshop/config/longest-first';
import { vitestConfig } from '@gastroshop/config/vitest';
import { configDefaults } from 'vitest/config';
import { withoutPostgresql } from './src/testing/needs-postgresql';

/** Processes that are killed, and several on one database: minutes, not seconds. Each file has databases of its own. */
export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  exclude: [...configDefaults.exclude, ...withoutPostgresql],
  include: ['src/**/*.faults.ts'],
  testTimeout: 900_000,
  hookTimeout: 180_000,
  // They wait for processes more than they work.
  maxWorkers: 2,
  sequence: {
    sequencer: longestFirst([
      'kill.faults.ts',
      'thousand-carts.faults.ts',
      'large-papers.faults.ts',
      'outages.faults.ts',
      'imports.faults.ts',
    ]),
  },
  reporters: ['default', ['json', { outputFile: '.reports/vitest.faults.json' }]],
});
