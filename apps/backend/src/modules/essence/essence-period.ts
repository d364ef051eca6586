import type { EssencePeriod } from '@gastroshop/api-contract';
import type { ActingCustomer } from '../../access';
import type { Queries } from '../../db';
import { DEFAULT_ESSENCE_DAYS } from '../product';

/** For how many days a bought article stays on the customer's essence list; a year unless it was set (ESS-2). */
export const essencePeriodOf = async (
  queries: Queries,
  tenant: string,
  { id }: ActingCustomer,
): Promise<EssencePeriod> => {
  const row = await queries
    .selectFrom('customer')
    .select('show_essence_for_days')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return { showEssenceForDays: row?.show_essence_for_days ?? DEFAULT_ESSENCE_DAYS };
};

/** Sets the period for the customer, that is for everybody who acts for it; the last one to set it wins. */
export const setEssencePeriod = async (
  queries: Queries,
  tenant: string,
  { id }: ActingCustomer,
  { showEssenceForDays }: EssencePeriod,
): Promise<EssencePeriod> => {
  await queries
    .updateTable('customer')
    .set({ show_essence_for_days: showEssenceForDays })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
  return { showEssenceForDays };
};
