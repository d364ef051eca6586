import { vitestConfig } from '@gastroshop/config/vitest';

/** Twenty thousand generated requests on each engine, unless the environment says how many. */
export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  include: ['src/testing/fuzz/*.test.ts'],
  hookTimeout: 300_000,
  env: { REQUESTS: process.env['REQUESTS'] ?? '20000' },
  fileParallelism: false,
  reporters: ['default'],
});
