import { isPausedOn, type StandingPlan } from './occurrences';

/** What a standing order can be. */
export const STANDING_ORDER_STATES = ['ACTIVE', 'PAUSED', 'STOPPED', 'HALTED', 'ENDED'] as const;
/** State of a standing order, see {@link STANDING_ORDER_STATES}. */
export type StandingOrderState = (typeof STANDING_ORDER_STATES)[number];

/** Why the shop has halted a standing order. */
export const HALT_REASONS = ['NO_DELIVERY_DAY', 'CUSTOMER_DISABLED'] as const;
/** Reason, see {@link HALT_REASONS}. */
export type HaltReason = (typeof HALT_REASONS)[number];

/** What people do with a standing order. */
export type StandingOrderAction = 'PAUSE' | 'RESUME' | 'STOP';

/** The steps people can take; what is not here cannot be done. The shop halts and the calendar ends by themselves. */
export const STANDING_ORDER_STEPS: Readonly<
  Record<StandingOrderState, Readonly<Partial<Record<StandingOrderAction, StandingOrderState>>>>
> = {
  ACTIVE: { PAUSE: 'PAUSED', STOP: 'STOPPED' },
  PAUSED: { PAUSE: 'PAUSED', RESUME: 'ACTIVE', STOP: 'STOPPED' },
  HALTED: { PAUSE: 'PAUSED', STOP: 'STOPPED' },
  STOPPED: { RESUME: 'ACTIVE', STOP: 'STOPPED' },
  ENDED: { STOP: 'STOPPED' },
};

/** What the state follows from. */
export interface StandingOrderFacts extends Pick<StandingPlan, 'pausedFrom' | 'pausedUntil'> {
  /** Somebody has stopped it. */
  readonly isStopped: boolean;
  readonly until: string | undefined;
  /** Why it cannot go on, if so. */
  readonly halt: HaltReason | undefined;
}

/**
 * The state of a standing order on a day. What people have done comes first: one that was stopped never shows why the shop
 * would have halted it (STD-5).
 */
export const standingOrderState = (
  { isStopped, until, halt, ...pause }: StandingOrderFacts,
  today: string,
): StandingOrderState => {
  if (isStopped) return 'STOPPED';
  if (until !== undefined && until < today) return 'ENDED';
  if (isPausedOn(pause, today)) return 'PAUSED';
  return halt === undefined ? 'ACTIVE' : 'HALTED';
};
