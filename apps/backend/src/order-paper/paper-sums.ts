import type { Totals } from '@gastroshop/api-contract';
import { decimal, sumMoney } from '@gastroshop/domain/money';
import { formatPercent, formatPrice, markEstimate } from '@gastroshop/i18n';
import type { PaperFact } from '../papers';
import type { PaperWords } from './paper-words';

const isZero = (euro: string): boolean => decimal(euro).isZero();

/** The tax by rate: on paper the deliveries of an order are added, as they are in its gross. */
const taxes = (
  { vat = [] }: Totals,
  words: PaperWords,
): readonly { readonly label: string; readonly euro: string }[] => {
  const byRate = new Map<string, string[]>();
  for (const { ratePercent, vat: euro } of vat)
    byRate.set(ratePercent, [...(byRate.get(ratePercent) ?? []), euro]);
  return [...byRate].map(([rate, euros]) => ({
    label: words.vat(formatPercent(rate)),
    euro: sumMoney(euros),
  }));
};

/**
 * The sums of an order as they stand below its lines; those that are zero are left out, as is the
 * bonus for those who may not see it (PRI-9).
 */
export const paperSums = (
  totals: Totals | undefined,
  words: PaperWords,
  seesBonuses: boolean,
): readonly PaperFact[] => {
  if (totals === undefined) return [];
  const shown = (euro: string, isExact: boolean): string =>
    totals.estimated && !isExact ? markEstimate(formatPrice(euro)) : formatPrice(euro);
  const { net, discountEarned, bonus, fees, deposit, gross } = totals;
  const all = [
    { label: words.net, euro: net, isAlwaysShown: true },
    { label: words.discount, euro: discountEarned },
    // No weight changes these.
    { label: words.fees, euro: fees, isExact: true },
    { label: words.deposit.SINGLE_USE, euro: deposit.SINGLE_USE, isExact: true },
    { label: words.deposit.MULTI_USE, euro: deposit.MULTI_USE, isExact: true },
    ...taxes(totals, words),
    ...(gross === undefined ? [] : [{ label: words.gross, euro: gross, isAlwaysShown: true, isTotal: true }]),
    ...(seesBonuses ? [{ label: words.bonus, euro: bonus }] : []),
  ];
  return all
    .filter(({ euro, ...fact }) => 'isAlwaysShown' in fact || !isZero(euro))
    .map(({ label, euro, ...fact }) => ({
      label,
      text: shown(euro, 'isExact' in fact),
      ...('isTotal' in fact && { isTotal: true }),
    }));
};
