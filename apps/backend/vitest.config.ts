import { propertySeed, vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig({
  globalSetup: './src/testing/template.ts',
  setupFiles: [propertySeed],
  hookTimeout: 120_000,
  // Walking every call takes seconds, and far longer where other work runs beside it.
  testTimeout: 60_000,
  // Every file opens databases of its own; more at once than this only makes them wait for each other.
  maxWorkers: 2,
});
