import type { StandingOrder } from '@gastroshop/api-contract';
import { nextViews, weekdaysOf, type Outlook, type StandingOutlook } from './outlook';

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
    ...(state === 'PAUSED' && row.pausedUntil !== null && { pausedUntil: row.pausedUntil }),
    ...(row.ownerName !== null && { owner: row.ownerName }),
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
    graceMinutes,
    lines: lines.map(({ stored, view: { product }, isMissing, total }, position) => ({
      position,
      sku: stored.sku,
      unitAbbreviation: stored.unitAbbreviation,
      amount: stored.amount,
      name: product.name,
      ...(product.thumbnailUrl !== undefined && { thumbnailUrl: product.thumbnailUrl }),
      isAvailable: !isMissing,
      ...(total !== undefined && { net: total }),
    })),
    ...(next !== undefined && { next }),
  };
};
