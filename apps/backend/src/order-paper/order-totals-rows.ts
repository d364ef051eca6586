import type { Totals } from '@gastroshop/api-contract';
import { decimal, sumMoney } from '@gastroshop/domain/money';
import { formatPercent, formatPrice, formatEstimate } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import type { LabelledText } from '../papers';

const isZero = (euro: string): boolean => decimal(euro).isZero();

/** What is taxed at one rate, and the tax, in euro. */
interface TaxAtRate {
  readonly ratePercent: string;
  readonly base: string;
  readonly tax: string;
}

/**
 * The tax by rate, the lowest first: on paper the deliveries of an order are added, as they are in its gross. A rate
 * that nothing is taxed at is left out; a tax of nothing is not, as the bases together are all that is taxed.
 */
const taxes = ({ vat = [] }: Totals): readonly TaxAtRate[] => {
  const byRate = new Map<string, TaxAtRate>();
  for (const { ratePercent, base, vat: tax } of vat) {
    const before = byRate.get(ratePercent);
    byRate.set(ratePercent, {
      ratePercent,
      base: sumMoney([before?.base ?? '0', base]),
      tax: sumMoney([before?.tax ?? '0', tax]),
    });
  }
  return [...byRate.values()]
    .filter(({ base }) => !isZero(base))
    .sort((one, other) => decimal(one.ratePercent).comparedTo(decimal(other.ratePercent)));
};

/**
 * The sums of an order as they stand below its lines; those that are zero are left out, as is the
 * bonus for those who may not see it (PRI-9).
 */
export const orderTotalsRows = (
  totals: Totals | undefined,
  words: TFunction<'order-paper'>,
  seesBonuses: boolean,
): readonly LabelledText[] => {
  if (totals === undefined) return [];
  const shown = (euro: string, isExact = false): string =>
    totals.estimated && !isExact ? formatEstimate(formatPrice(euro)) : formatPrice(euro);
  const { net, discountEarned, bonus, fees, deposit, gross } = totals;
  const all = [
    { label: words('net'), euro: net, isAlwaysShown: true },
    { label: words('discount'), euro: discountEarned },
    // No weight changes these.
    { label: words('fees'), euro: fees, isExact: true },
    { label: words('deposit_SINGLE_USE'), euro: deposit.SINGLE_USE, isExact: true },
    { label: words('deposit_MULTI_USE'), euro: deposit.MULTI_USE, isExact: true },
    ...taxes(totals).map(({ ratePercent, base, tax }) => ({
      label: words('vat', { percent: formatPercent(ratePercent), base: shown(base) }),
      euro: tax,
      isAlwaysShown: true,
    })),
    ...(gross === undefined
      ? []
      : [{ label: words('gross'), euro: gross, isAlwaysShown: true, isTotal: true }]),
    ...(seesBonuses && bonus !== undefined ? [{ label: words('bonus'), euro: bonus }] : []),
  ];
  return all
    .filter(({ euro, ...fact }) => 'isAlwaysShown' in fact || !isZero(euro))
    .map(({ label, euro, ...fact }) => ({
      label,
      text: shown(euro, 'isExact' in fact),
      ...('isTotal' in fact && { isTotal: true }),
    }));
};
