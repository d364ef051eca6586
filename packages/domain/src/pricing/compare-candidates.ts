import type { PriceCandidate } from './evaluate-price';
import type { Price, PriceType } from './price';

/** Which type wins at the same row total; the lower the better. */
const PRECEDENCE = {
  FIXED: 0,
  SPECIAL: 1,
  SPECIAL_LIST: 2,
  PROMOTION: 3,
  FAIR_LIST: 4,
  LIST: 5,
} as const satisfies Record<PriceType, number>;

/**
 * Orders prices by what the buyer pays (PRI-2), the best first: the lower rounded row total; at a tie the type, from
 * FIXED to LIST; then the higher minQuantity; then the later first day.
 *
 * Where even these agree, the higher bonus wins, then the lower unit price, then the price's own text: which price is
 * chosen must never hang on the order in which a list happened to arrive.
 *
 * @returns below 0 when `a` is better
 */
const compareCandidates = (a: PriceCandidate, b: PriceCandidate): number =>
  a.rowTotal.comparedTo(b.rowTotal) ||
  PRECEDENCE[a.price.type] - PRECEDENCE[b.price.type] ||
  b.price.minQuantity - a.price.minQuantity ||
  compareTexts(b.fromDay, a.fromDay) ||
  bonusFactor(a) - bonusFactor(b) ||
  a.unitPrice.comparedTo(b.unitPrice) ||
  compareTexts(ownText(a.price), ownText(b.price));

/** The better of the best price so far, if there is one, and another. */
export const pickBetterPrice = (best: PriceCandidate | undefined, other: PriceCandidate): PriceCandidate =>
  best === undefined || compareCandidates(other, best) < 0 ? other : best;

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const bonusFactor = ({ factors }: PriceCandidate): number =>
  factors.find(({ source }) => source === 'BONUS')?.value.toNumber() ?? 1;

const ownText = ({ rawValueString, fromDate, toDate, attachedDiscount, attachedBonus, uvp }: Price): string =>
  JSON.stringify([rawValueString, fromDate, toDate, attachedDiscount, attachedBonus, uvp]);
