import { vitestConfig, withoutPostgresql } from '@gastroshop/config/vitest';
import { mergeConfig } from 'vitest/config';
import { switchableChecks } from './src/testing/teeth/switchable-guards';

/** The tests over sources whose checks can be switched off, one at a time. */
export default mergeConfig(
  vitestConfig({
    globalSetup: './src/testing/teeth/template-without-one.ts',
    setupFiles: ['./src/testing/teeth/switch-off-one.ts'],
    include: ['src/**/*.test.ts', 'src/testing/teeth/rights.teeth.ts'],
    exclude: withoutPostgresql(['src/db/hear-notifications.test.ts', 'src/resilience/full-disk.test.ts']),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default'],
  }),
  { plugins: [switchableChecks()] },
);
