import type { Totals } from '@gastroshop/api-contract';
import { decimal, sumMoney } from '@gastroshop/domain/money';
import { formatPercent, formatPrice, markEstimate } from '@gastroshop/i18n';
import type { PaperFact } from './paper-fact';
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

/** The sums of an order as they stand below its lines; those that are zero are left out. */
export const paperSums = (totals: Totals | undefined, words: PaperWords): readonly PaperFact[] => {
  if (totals === undefined) return [];
  const shown = (euro: string): string =>
    totals.estimated ? markEstimate(formatPrice(euro)) : formatPrice(euro);
  const { net, discountEarned, bonus, fees, deposit, gross } = totals;
  const all = [
    { label: words.net, euro: net, isAlwaysShown: true },
    { label: words.discount, euro: discountEarned },
    { label: words.fees, euro: fees },
    { label: words.deposit.SINGLE_USE, euro: deposit.SINGLE_USE },
    { label: words.deposit.MULTI_USE, euro: deposit.MULTI_USE },
    ...taxes(totals, words),
    ...(gross === undefined ? [] : [{ label: words.gross, euro: gross, isAlwaysShown: true }]),
    { label: words.bonus, euro: bonus },
  ];
  return all
    .filter(({ euro, ...fact }) => 'isAlwaysShown' in fact || !isZero(euro))
    .map(({ label, euro }) => ({ label, text: shown(euro) }));
};
