/** How far buyers change their orders themselves, from not at all to lines and the days they come on. */
export const ORDER_EDITINGS = ['NONE', 'LINES', 'LINES_AND_DAY'] as const;
/** How far orders are changed, see {@link ORDER_EDITINGS}. */
export type OrderEditing = (typeof ORDER_EDITINGS)[number];

/** What of an order is to be changed: what it holds and says, all of it by cancelling included, or the day it comes on. */
export type OrderPartToEdit = 'LINES' | 'DAY';

/** Who says how far orders are changed. */
export interface OrderEditingInput {
  /** Whether the tenant's merchandise system takes changes at all. */
  readonly takesChanges: boolean;
  /** What is said, the nearest first: the customer's setting, then its tenant's, its group's and everybody's. */
  readonly said: readonly (OrderEditing | null | undefined)[];
}

/**
 * How far the orders of a customer are changed until their deadlines (ORD-11): as the nearest setting says, and in everything
 * where none says anything. What the merchandise system would not take nobody can allow.
 *
 * @example orderEditing({ takesChanges: true, said: [undefined, 'LINES'] }) // 'LINES'
 */
export const orderEditing = ({ takesChanges, said }: OrderEditingInput): OrderEditing =>
  takesChanges ? (said.find((one) => one !== null && one !== undefined) ?? 'LINES_AND_DAY') : 'NONE';

/**
 * Whether a setting lets something of an order be changed; until when is a question of its deadlines.
 *
 * @example mayEditOrder('LINES', 'DAY') // false
 */
export const mayEditOrder = (editing: OrderEditing, part: OrderPartToEdit): boolean =>
  part === 'DAY' ? editing === 'LINES_AND_DAY' : editing !== 'NONE';
