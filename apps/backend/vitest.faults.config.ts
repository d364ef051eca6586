import { longestFirst } from '@gastroshop/config/longest-first';
import { vitestConfig, withoutPostgresql } from '@gastroshop/config/vitest';

/** Processes that are killed, and several on one database: minutes, not seconds. Each file has databases of its own. */
export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  exclude: withoutPostgresql([
    'src/resilience/compose.faults.ts',
    'src/resilience/database-user.faults.ts',
    'src/resilience/imports.faults.ts',
    'src/resilience/outages.faults.ts',
    'src/resilience/receivers.faults.ts',
    'src/resilience/roll.faults.ts',
    'src/resilience/standing-orders.faults.ts',
    'src/resilience/uploads.faults.ts',
  ]),
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
