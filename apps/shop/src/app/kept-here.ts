import { countPendingInventories } from '@gastroshop/storefront/database';
import type { ShopScope } from '@gastroshop/storefront/shop';
import { hasWaitingDecisions } from '../features/standing-orders';

/**
 * Whether something on this device waits to be sent: stock-takings, or what was decided of standing orders.
 *
 * @param app name of the app, which keeps what was counted
 */
export const isSomethingKept = async (app: string, scope: ShopScope): Promise<boolean> =>
  hasWaitingDecisions(scope) || (await countPendingInventories(app)) > 0;
