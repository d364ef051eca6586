import type { StandingOrderPause } from '@gastroshop/api-contract';
import {
  hasComingPause,
  STANDING_ORDER_STEPS,
  type StandingOrderAction,
  type StandingOrderState,
} from '@gastroshop/domain/standing-orders';
import { throwProblem } from '../../http';
import type { StandingOrderSwitch } from './save-standing-order';
import { pauseOf, type StandingOrderRow } from './standing-order-row';

/** Whether people can take a step: a pause that is still to come is taken back as one that has begun. */
export const canTake = (
  state: StandingOrderState,
  row: StandingOrderRow,
  action: StandingOrderAction,
  today: string,
): boolean =>
  STANDING_ORDER_STEPS[state][action] !== undefined ||
  (state === 'ACTIVE' && action === 'RESUME' && hasComingPause(pauseOf(row), today));

/** @throws ProblemError invalid-request for a pause that ends before it begins */
export const checkPause = ({ from, until }: StandingOrderPause): void => {
  if (from !== undefined && until !== undefined && until <= from)
    throwProblem('invalid-request', { field: 'until', detail: 'It ends before it begins' });
};

/** What a step makes of a standing order; one that is stopped keeps its pause. */
export const switchOf = (
  action: StandingOrderAction,
  row: StandingOrderRow,
  { from, until }: StandingOrderPause,
): StandingOrderSwitch => {
  switch (action) {
    case 'PAUSE':
      return { isStopped: false, isPaused: true, pausedFrom: from, pausedUntil: until };
    case 'STOP':
      return {
        isStopped: true,
        isPaused: row.isPaused,
        pausedFrom: row.pausedFrom ?? undefined,
        pausedUntil: row.pausedUntil ?? undefined,
      };
    case 'RESUME':
      return { isStopped: false, isPaused: false };
  }
};
