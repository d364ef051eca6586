import type { OrderState } from './order-state';
import { TRANSITIONS, type OrderAction, type OrderActor, type Transition } from './transitions';

/** Who does something with an order, and when. */
export interface StepInput {
  readonly state: OrderState;
  readonly action: OrderAction;
  readonly actor: OrderActor;
  /** Deadlines of the lines the step touches, epoch milliseconds; undefined: a line that cannot be changed at all. */
  readonly deadlines: readonly (number | undefined)[];
  /** Epoch milliseconds by the clock that decides. */
  readonly now: number;
}

/** Whether a step can be made, and if not, why. */
export type StepResult =
  | { readonly kind: 'ALLOWED'; readonly transition: Transition }
  /** From this state there is no such step. */
  | { readonly kind: 'NOT_FROM_HERE' }
  | { readonly kind: 'NOT_BY_ACTOR' }
  | { readonly kind: 'TOO_LATE' }
  | { readonly kind: 'TOO_EARLY' };

const isBefore = (now: number) => (deadline: number | undefined) => deadline !== undefined && now < deadline;

/**
 * Decides about a step of an order by the table. A deadline itself is too late: strictly before counts.
 *
 * @example takeStep({ state: 'OPEN', action: 'CANCEL', actor: 'BUYER', deadlines: [10], now: 10 }) // { kind: 'TOO_LATE' }
 */
export const takeStep = ({ state, action, actor, deadlines, now }: StepInput): StepResult => {
  const transition = TRANSITIONS.find((one) => one.from === state && one.action === action);
  if (transition === undefined) return { kind: 'NOT_FROM_HERE' };
  if (!transition.who.includes(actor)) return { kind: 'NOT_BY_ACTOR' };
  if (transition.when === 'BEFORE_DEADLINE' && !deadlines.every(isBefore(now))) return { kind: 'TOO_LATE' };
  if (transition.when === 'AFTER_DEADLINE' && deadlines.some(isBefore(now))) return { kind: 'TOO_EARLY' };
  return { kind: 'ALLOWED', transition };
};
