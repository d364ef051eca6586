import type { StandingOrder } from '@gastroshop/api-contract';
import { hasComingPause, type StandingOrderState } from '@gastroshop/domain/standing-orders';
import { nextViews, weekdaysOf, type Outlook, type StandingOutlook } from './outlook';
import { lineOnTheWire } from './standing-line';
import { pauseOf, type StandingOrderRow } from './standing-order-row';

/** The pause, if there is one under way or to come. */
const pauseOnTheWire = (
  row: StandingOrderRow,
  state: StandingOrderState,
  today: string,
): Pick<StandingOrder, 'pausedFrom' | 'pausedUntil'> => {
  const pause = pauseOf(row);
  if (state !== 'PAUSED' && !hasComingPause(pause, today)) return {};
  const { pausedFrom, pausedUntil } = pause;
  return {
    ...(pausedFrom !== undefined && { pausedFrom }),
    ...(typeof pausedUntil === 'string' && { pausedUntil }),
  };
};

/** A standing order as the wire has it. */
export const standingOrderView = (
  outlook: StandingOutlook,
  { owner, buyer, now, graceMinutes }: Outlook,
): StandingOrder => {
  const { row, state, halt, lines } = outlook;
  // What comes next is what is not left out.
  const next = nextViews(outlook, { now, graceMinutes, today: buyer.today }, 4).find(
    ({ state: one }) => one === 'PLANNED' || one === 'ASK',
  );
  return {
    id: row.id,
    customerId: owner.customerId,
    name: row.name,
    rhythm: row.rhythm,
    from: row.from,
    ...(row.until !== null && { until: row.until }),
    ...(row.addressId !== null && { deliveryAddressExternalId: row.addressId }),
    ...(row.unloadingArea !== null && { unloadingArea: row.unloadingArea }),
    mode: row.mode,
    closedDays: row.closedDays,
    guards: row.guards,
    version: row.version,
    state,
    ...(state === 'HALTED' && halt !== undefined && { haltReason: halt }),
    ...weekdaysOf(outlook),
    ...pauseOnTheWire(row, state, buyer.today),
    remindHours: [...row.remindHours],
    ...(row.ownerName !== null && { owner: row.ownerName }),
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
    graceMinutes,
    lines: lines.map(lineOnTheWire),
    ...(next !== undefined && { next }),
  };
};
