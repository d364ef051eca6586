import type { OrderState } from './order-state';

/** Who can bring an order on. */
export type OrderActor = 'BUYER' | 'APPROVER' | 'CLOCK' | 'MERCHANDISE_SYSTEM';

/** What can be done with an order. */
export type OrderAction =
  | 'SUBMIT'
  | 'ASK_APPROVAL'
  | 'APPROVE'
  | 'CHANGE'
  | 'CANCEL'
  | 'RESTORE'
  | 'LAPSE'
  | 'LOCK'
  | 'PREPARE'
  | 'SHIP'
  | 'DELIVER'
  | 'CHECK';

/** What the history of an order tells. */
export const ORDER_EVENT_KINDS = [
  'ORDERED',
  'APPROVAL_ASKED',
  'APPROVED',
  'CHANGED',
  'CANCELLED',
  'RESTORED',
  'LAPSED',
  'LOCKED',
  'IN_PREPARATION',
  'SHIPPED',
  'DELIVERED',
  'CHECKED',
] as const;
/** Kind of an event, see {@link ORDER_EVENT_KINDS}. */
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/**
 * When a step may be made: `BEFORE_DEADLINE` strictly before the deadline of every line it touches, `AFTER_DEADLINE` once the
 * last deadline of the order has come, `ANY_TIME` whenever it happens.
 */
export type TransitionTime = 'BEFORE_DEADLINE' | 'AFTER_DEADLINE' | 'ANY_TIME';

/** What a step needs: the revision its actor saw, an approval rule that the order meets, or nothing. */
export type TransitionNeed = 'SEEN_REVISION' | 'APPROVAL_RULE' | 'NOTHING';

/** A step of an order. */
export interface Transition {
  readonly action: OrderAction;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly who: readonly OrderActor[];
  readonly when: TransitionTime;
  readonly needs: TransitionNeed;
  /** What it writes. */
  readonly event: OrderEventKind;
}

type Rule = Omit<Transition, 'action' | 'from' | 'to'>;

const SUBMITTED: Rule = {
  who: ['BUYER', 'CLOCK'],
  when: 'BEFORE_DEADLINE',
  needs: 'NOTHING',
  event: 'ORDERED',
};
const ASKED: Rule = {
  who: ['BUYER', 'CLOCK'],
  when: 'BEFORE_DEADLINE',
  needs: 'APPROVAL_RULE',
  event: 'APPROVAL_ASKED',
};
const APPROVED: Rule = {
  who: ['APPROVER'],
  when: 'BEFORE_DEADLINE',
  needs: 'SEEN_REVISION',
  event: 'APPROVED',
};
const CHANGED: Rule = { who: ['BUYER'], when: 'BEFORE_DEADLINE', needs: 'SEEN_REVISION', event: 'CHANGED' };
const CANCELLED: Rule = {
  who: ['BUYER'],
  when: 'BEFORE_DEADLINE',
  needs: 'SEEN_REVISION',
  event: 'CANCELLED',
};
/** A cancellation is taken back: of the whole order, or of what comes on one day. */
const RESTORED: Rule = { who: ['BUYER'], when: 'BEFORE_DEADLINE', needs: 'SEEN_REVISION', event: 'RESTORED' };
const LAPSED: Rule = { who: ['CLOCK'], when: 'AFTER_DEADLINE', needs: 'NOTHING', event: 'LAPSED' };
const LOCKED: Rule = { who: ['CLOCK'], when: 'AFTER_DEADLINE', needs: 'NOTHING', event: 'LOCKED' };
const told = (event: OrderEventKind): Rule => ({
  who: ['MERCHANDISE_SYSTEM'],
  when: 'ANY_TIME',
  needs: 'NOTHING',
  event,
});
const PREPARED = told('IN_PREPARATION');
const SHIPPED = told('SHIPPED');
const DELIVERED = told('DELIVERED');
const CHECKED: Rule = { who: ['BUYER'], when: 'ANY_TIME', needs: 'SEEN_REVISION', event: 'CHECKED' };

const step = (from: OrderState, action: OrderAction, to: OrderState, rule: Rule): Transition => ({
  action,
  from,
  to,
  ...rule,
});

/** Every step there is; what is not here cannot happen. */
export const TRANSITIONS: readonly Transition[] = [
  step('PLANNED', 'SUBMIT', 'OPEN', SUBMITTED),
  step('PLANNED', 'ASK_APPROVAL', 'AWAITING_APPROVAL', ASKED),
  step('PLANNED', 'CHANGE', 'PLANNED', CHANGED),
  step('PLANNED', 'CANCEL', 'CANCELLED', CANCELLED),
  step('PLANNED', 'LAPSE', 'CANCELLED', LAPSED),
  step('AWAITING_APPROVAL', 'APPROVE', 'OPEN', APPROVED),
  step('AWAITING_APPROVAL', 'CHANGE', 'AWAITING_APPROVAL', CHANGED),
  step('AWAITING_APPROVAL', 'CANCEL', 'CANCELLED', CANCELLED),
  step('AWAITING_APPROVAL', 'LAPSE', 'CANCELLED', LAPSED),
  step('OPEN', 'CHANGE', 'OPEN', CHANGED),
  step('OPEN', 'ASK_APPROVAL', 'AWAITING_APPROVAL', ASKED),
  step('OPEN', 'CANCEL', 'CANCELLED', CANCELLED),
  step('OPEN', 'RESTORE', 'OPEN', RESTORED),
  step('CANCELLED', 'RESTORE', 'OPEN', RESTORED),
  step('OPEN', 'LOCK', 'LOCKED', LOCKED),
  step('OPEN', 'PREPARE', 'IN_PREPARATION', PREPARED),
  step('LOCKED', 'PREPARE', 'IN_PREPARATION', PREPARED),
  step('LOCKED', 'SHIP', 'SHIPPED', SHIPPED),
  step('LOCKED', 'DELIVER', 'DELIVERED', DELIVERED),
  step('IN_PREPARATION', 'SHIP', 'SHIPPED', SHIPPED),
  step('IN_PREPARATION', 'DELIVER', 'DELIVERED', DELIVERED),
  step('SHIPPED', 'DELIVER', 'DELIVERED', DELIVERED),
  step('DELIVERED', 'CHECK', 'CHECKED', CHECKED),
];
