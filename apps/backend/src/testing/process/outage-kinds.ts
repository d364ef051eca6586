import { type PostgresProcess, terminateAll } from './run-postgres';

/** How a database is lost, in words, and what loses it and brings it back. */
export type OutageKind = readonly [said: string, happen: () => Promise<void>];

/** Ways to lose a database that end its connections. */
export const outageKinds = (database: PostgresProcess): readonly OutageKind[] => [
  ['every connection terminated', () => terminateAll(database.url)],
  [
    'stopped at once',
    async () => {
      await database.end('immediate');
      await database.start();
    },
  ],
  [
    'killed',
    async () => {
      await database.end('kill');
      await database.start();
    },
  ],
];
