import type { Order } from '@gastroshop/api-contract';
import { EDITABLE_STATES, orderStateAt, type OrderEditing } from '@gastroshop/domain/order-life';
import { sql } from 'kysely';
import type { LineFactsBySku, Queries } from '../../../db';
import { throwProblem } from '../../../http';
import type { CartAccess } from '../../cart';
import { requireEditing } from '../order-editing';
import { deadlineOf } from '../order-state';
import type { TotalsLinesBySku } from '../totals-lines';

/** An order while a change of it is decided. */
export interface LockedOrder {
  readonly doc: Order;
  readonly status: string;
  readonly lineFacts: LineFactsBySku;
  readonly createdAt: Date;
  readonly revision: number;
  readonly totalsLines: TotalsLinesBySku;
  /** How far it may be changed. */
  readonly editing: OrderEditing;
}

interface Row extends Omit<LockedOrder, 'revision' | 'totalsLines'> {
  readonly revision: number | null;
  readonly totalsLines: TotalsLinesBySku | null;
}

/**
 * Locks an order of the customer acted for, so that its changes wait for each other. Whatever is done with an order that was
 * placed comes by here, so that here alone is asked whether it may be.
 *
 * @throws ProblemError customer-forbidden without the right to order, order-locked where the customer's orders are not changed,
 *   not-found for a foreign order as for an unknown one
 */
export const lockOrder = async (
  queries: Queries,
  { key, buyer }: CartAccess,
  orderId: string,
  editing: OrderEditing,
): Promise<Row> => {
  if (!buyer.customer.rights.includes('ORDER') || buyer.customer.isDisabled)
    throwProblem('customer-forbidden');
  requireEditing(editing);
  const { tenant, customerId } = key;
  // Two statements: what is read beside a lock may be older than what the lock waited for.
  const { rows: locked } = await sql`/* lock_order */
    select 1 from customer_order where tenant = ${tenant} and customer_id = ${customerId} and id = ${orderId}
    for update`.execute(queries);
  if (locked.length === 0) throwProblem('not-found');
  const { rows } = await sql<Omit<Row, 'editing'>>`/* order_to_change */
    select o.doc, o.status, o.line_facts as "lineFacts", o.created_at as "createdAt", r.revision,
      r.totals_lines as "totalsLines"
    from customer_order o
    left join lateral (
      select revision, totals_lines from order_revision
      where tenant = o.tenant and customer_id = o.customer_id and order_id = o.id order by revision desc limit 1
    ) r on true
    where o.tenant = ${tenant} and o.customer_id = ${customerId} and o.id = ${orderId}`.execute(queries);
  const [row] = rows;
  return row === undefined ? throwProblem('not-found') : { ...row, editing };
};

/** Sources of orders that can be changed. */
const OWN_SOURCES: readonly Order['source'][] = ['WEBSHOP', 'SUBSHOP'];

/**
 * The order, where it can be changed as far as its state goes; the deadlines of its lines are another question.
 *
 * @throws ProblemError order-locked for one that is being prepared, over, or came from elsewhere or before revisions
 */
export const changeable = ({ revision, totalsLines, ...row }: Row, now: Date): LockedOrder => {
  const deadline = deadlineOf(row.doc);
  const state = orderStateAt(row.status, deadline, now.getTime());
  // What only the clock has locked is told line by line.
  const isOpen = EDITABLE_STATES.includes(state) || (state === 'LOCKED' && row.status === 'RECEIVED');
  if (!isOpen || deadline === undefined || revision === null || totalsLines === null)
    return throwProblem('order-locked', {
      detail: 'The order is being prepared, over, or was never open to changes.',
    });
  if (!OWN_SOURCES.includes(row.doc.source))
    return throwProblem('order-locked', { detail: 'The order did not come from this shop.' });
  return { ...row, revision, totalsLines };
};
