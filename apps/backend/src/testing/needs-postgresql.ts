/**
 * Files all of whose tests need a PostgreSQL. Where there is none they are left out, as the complete run says at its end: a
 * file without a single test would be a failure.
 */
const FILES: readonly string[] = [
  'src/db/hear-notifications.test.ts',
  'src/resilience/full-disk.test.ts',
  'src/resilience/database-user.faults.ts',
  'src/resilience/imports.faults.ts',
  'src/resilience/outages.faults.ts',
  'src/resilience/receivers.faults.ts',
  'src/resilience/roll.faults.ts',
  'src/resilience/uploads.faults.ts',
];

/** What a run on this machine leaves out. */
export const withoutPostgresql: readonly string[] =
  (process.env['TEST_DATABASE_URL'] ?? '') === '' ? FILES : [];
