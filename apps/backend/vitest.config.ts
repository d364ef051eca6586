import { longestFirst } from '@gastroshop/config/longest-first';
import { propertySeed, vitestConfig, withoutPostgresql } from '@gastroshop/config/vitest';

export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  exclude: withoutPostgresql(['src/db/hear-notifications.test.ts', 'src/resilience/full-disk.test.ts']),
  setupFiles: [propertySeed],
  hookTimeout: 120_000,
  // Walking every call takes seconds, and far longer where other work runs beside it.
  testTimeout: 60_000,
  // Every file opens databases of its own; more at once than this only makes them wait for each other.
  maxWorkers: 2,
  sequence: {
    sequencer: longestFirst([
      'conformance/conformance.test.ts',
      'fuzz/requests.test.ts',
      'conformance/roles.test.ts',
      'conformance/written-back.test.ts',
      'conformance/refusals.test.ts',
      'paper/every-paper.test.ts',
      'rights/rights.test.ts',
      'money/money.test.ts',
    ]),
  },
});
