import { hasReachedSubshopOrderLimit } from '@gastroshop/domain/cart';
import type { Queries } from '../../db';
import { countFairOrders } from './fair-orders';
import { loadFairs } from './stored-fair';

/** Whether the customer has placed as many orders as they allow in all active fairs of the tenant (CHK-2). */
export const hasReachedFairLimit = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<boolean> => {
  const standings = [];
  for (const { fair, rules } of await loadFairs(queries)) {
    if (!rules.isActive || rules.tenants?.includes(tenant) === false) continue;
    const ordersSoFar = await countFairOrders(queries, tenant, customerId, fair.id);
    standings.push({ fair: rules, ordersSoFar });
  }
  return hasReachedSubshopOrderLimit(standings);
};
