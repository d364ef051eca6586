import { vitestConfig } from '@gastroshop/config/vitest';

/** Processes that are killed, and several on one database: minutes, not seconds, and one after the other. */
export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  include: ['src/**/*.faults.ts'],
  testTimeout: 900_000,
  hookTimeout: 180_000,
  fileParallelism: false,
  reporters: ['default', ['json', { outputFile: '.reports/vitest.faults.json' }]],
});
