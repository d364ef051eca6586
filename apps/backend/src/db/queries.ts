import type { Kysely } from 'kysely';
import type { Database } from './tables';

/** Queries inside one transaction. */
export type Queries = Kysely<Database>;
