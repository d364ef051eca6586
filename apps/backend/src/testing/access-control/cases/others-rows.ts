import { sql } from 'kysely';
import type { CaseWorld } from '../access-case';

/** Whether a row of a table with customers is somebody else's. */
export const isForeignRow = ({ rights }: Pick<CaseWorld, 'rights'>) =>
  sql<boolean>`(tenant <> 'AZ' or customer_id <> ${rights.world.customerId})`;
