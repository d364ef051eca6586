import type { Order } from '@gastroshop/api-contract';
import { orderEditing, type OrderEditing } from '@gastroshop/domain/order-life';
import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import { scopesOf, type Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Services } from '../services';

/** Whose orders are asked about. */
export interface EditedCustomer {
  readonly tenant: TenantCode;
  readonly customerId: string;
}

/**
 * How far a customer's orders are changed at this moment (ORD-11): by its own setting, else its tenant's, its group's and
 * everybody's.
 */
export const orderEditingOf = async (
  queries: Queries,
  { mayChangeOrders }: Pick<Services, 'mayChangeOrders'>,
  { tenant, customerId }: EditedCustomer,
): Promise<OrderEditing> => {
  if (mayChangeOrders?.(tenant) === false) return orderEditing({ takesChanges: false, said: [] });
  const { rows } = await sql<{ readonly said: OrderEditing | null }>`/* order_editing */
    select said from (
      select 0 as place, order_editing as said from customer where tenant = ${tenant} and id = ${customerId}
      union all
      select array_position(scopes, scope), doc->>'orderEditing'
      from tenant_setting, lateral (select ${scopesOf(tenant)} as scopes) as known
      where scope = any (scopes)
    ) as settings
    order by place`.execute(queries);
  return orderEditing({ takesChanges: true, said: rows.map(({ said }) => said) });
};

/**
 * @throws ProblemError order-locked where the customer's orders are not changed in the shop
 */
export const requireEditing = (editing: OrderEditing): void => {
  if (editing === 'NONE')
    throwProblem('order-locked', { detail: 'Orders of this customer are not changed in the shop.' });
};

interface Deadlined {
  readonly editableUntil?: string | undefined;
}

const fixed = <Part extends Deadlined>(part: Part): Part => ({ ...part, editableUntil: undefined });

/** An order as whoever may change nothing of it is told: without deadlines, which nobody could use. */
export const asEditable = (order: Order, editing: OrderEditing): Order =>
  editing === 'NONE'
    ? {
        ...fixed(order),
        restorableUntil: undefined,
        orderItems: order.orderItems.map(fixed),
        deliveries: order.deliveries?.map(fixed),
      }
    : order;
