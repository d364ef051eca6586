import { openPglite } from './open-pglite';
import { openPostgresql } from './open-postgresql';

export type { Row, TestDatabase } from './test-database';

/**
 * The engines a database test runs on: PGlite always, PostgreSQL where `npm test` has started one.
 *
 * @example describe.each(engines)('orders on %s', (engine, open) => { … })
 */
export const engines = [
  ['PGlite', openPglite] as const,
  ...[process.env['TEST_DATABASE_URL']].flatMap((url) =>
    url === undefined || url === '' ? [] : [['PostgreSQL', () => openPostgresql(url)] as const],
  ),
];
