import { vitestConfig } from '@gastroshop/config/vitest';

/**
 * Processes that are killed, several on one database, and ten thousand generated requests on each engine: minutes, not
 * seconds, and one after the other.
 */
export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  include: ['src/**/*.faults.ts', 'src/testing/fuzz/requests.test.ts'],
  env: { REQUESTS: process.env['REQUESTS'] ?? '10000' },
  testTimeout: 900_000,
  hookTimeout: 180_000,
  fileParallelism: false,
  reporters: ['default', ['json', { outputFile: '.reports/vitest.faults.json' }]],
});
