import { sql } from 'kysely';
import type { CaseWorld } from '../rights-case';

/** Whether a row of a table with customers is somebody else's. */
export const isStrange = ({ rights }: Pick<CaseWorld, 'rights'>) =>
  sql<boolean>`(tenant <> 'AZ' or customer_id <> ${rights.world.customerId})`;
