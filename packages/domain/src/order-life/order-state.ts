/** What an order can be, from planned to checked. */
export const ORDER_STATES = [
  'PLANNED',
  'AWAITING_APPROVAL',
  'OPEN',
  'LOCKED',
  'IN_PREPARATION',
  'SHIPPED',
  'DELIVERED',
  'CHECKED',
  'CANCELLED',
] as const;
/** State of an order, see {@link ORDER_STATES}. */
export type OrderState = (typeof ORDER_STATES)[number];

/** States in which lines can be changed and an order cancelled, each line until its own deadline. */
export const EDITABLE_STATES: readonly OrderState[] = ['PLANNED', 'AWAITING_APPROVAL', 'OPEN'];

/** How an order is stored, and told to clients that know nothing of its life. */
type LegacyOrderStatus = 'RECEIVED' | 'CONFIRMED' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';

const STATE_BY_LEGACY: Readonly<Record<LegacyOrderStatus, OrderState>> = {
  RECEIVED: 'OPEN',
  CONFIRMED: 'LOCKED',
  IN_PREPARATION: 'IN_PREPARATION',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

/**
 * The state of an order at a moment. The clock locks by itself: an open order whose last deadline has come is locked,
 * whether somebody has noted it or not, and one without any deadline was never open to changes.
 *
 * @param status as it is stored; a status of another system counts as received
 * @param editableUntil the latest deadline of its lines, epoch milliseconds; undefined: nothing of it can be changed
 * @param now epoch milliseconds by the clock that decides
 * @example orderStateAt('RECEIVED', Date.parse('2026-11-25T15:00:00Z'), Date.parse('2026-11-25T15:00:00Z')) // 'LOCKED'
 */
export const orderStateAt = (status: string, editableUntil: number | undefined, now: number): OrderState => {
  const state = isLegacyStatus(status) ? STATE_BY_LEGACY[status] : 'OPEN';
  return state === 'OPEN' && (editableUntil === undefined || now >= editableUntil) ? 'LOCKED' : state;
};

const isLegacyStatus = (status: string): status is LegacyOrderStatus =>
  Object.hasOwn(STATE_BY_LEGACY, status);
