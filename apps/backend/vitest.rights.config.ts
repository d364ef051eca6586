import { vitestConfig } from '@gastroshop/config/vitest';
import { configDefaults, mergeConfig } from 'vitest/config';
import { withoutPostgresql } from './src/testing/needs-postgresql';
import { switchableChecks } from './src/testing/teeth/switchable-guards';

/** The tests over sources whose checks can be switched off, one at a time. */
export default mergeConfig(
  vitestConfig({
    globalSetup: './src/testing/teeth/template-without-one.ts',
    setupFiles: ['./src/testing/teeth/switch-off-one.ts'],
    include: ['src/**/*.test.ts', 'src/testing/teeth/rights.teeth.ts'],
    exclude: [...configDefaults.exclude, ...withoutPostgresql],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default'],
  }),
  { plugins: [switchableChecks()] },
);
