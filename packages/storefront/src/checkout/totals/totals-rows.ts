import type { CartTotals } from '@gastroshop/domain/cart';
import type { Totals } from '@gastroshop/api-contract';
import { decimal, sumMoney } from '@gastroshop/domain/money';
import { formatPercent, formatPrice, formatEstimate } from '@gastroshop/i18n';
import type { PriceVisibility } from '@gastroshop/identity';
import type { TFunction } from 'i18next';

/** A sum with its name. */
interface SumLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** The sums of a cart or an order, written out. */
export interface TotalsRows {
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  /** What discounts took off, and bonuses will pay back, for those who may see it. */
  readonly below: readonly SumLine[];
}

const isSomething = (euro: string): boolean => !decimal(euro).isZero();

/** VAT by rate: buyers ask what they pay at 10 %, whichever lorry brings it. */
const vatByRate = (vat: NonNullable<Totals['vat']>) => {
  const rates = new Map<string, { readonly base: string; readonly tax: string }>();
  for (const { ratePercent, base, vat: tax } of vat) {
    const before = rates.get(ratePercent);
    rates.set(ratePercent, {
      base: sumMoney([before?.base ?? '0', base]),
      tax: sumMoney([before?.tax ?? '0', tax]),
    });
  }
  return [...rates].sort(([one], [other]) => decimal(one).comparedTo(other));
};

/**
 * Writes the sums out, "ca." where a weighed article is in them: fees and deposit do not depend on a weight. Nothing is
 * reckoned but sums of the same rate.
 *
 * @param savedHere what is saved against the normal price, in euro, where this is a place that sells for less
 */
export const toTotalsRows = (
  totals: CartTotals | Totals,
  t: TFunction<'storefront-sums'>,
  visibility: Pick<PriceVisibility, 'highlightDiscounts' | 'bonuses'>,
  savedHere?: string,
): TotalsRows => {
  const { net, fees, deposit, vat = [], gross, discountEarned, bonus, estimated } = totals;
  const euro = (value: string, sign = ''): string => {
    const text = `${sign}${formatPrice(value)}`;
    return estimated ? formatEstimate(text) : text;
  };
  const some = (id: string, label: string, value: string): readonly SumLine[] =>
    isSomething(value) ? [{ id, label, value: formatPrice(value) }] : [];
  return {
    lines: [
      { id: 'net', label: t('net'), value: euro(net) },
      ...some('fees', t('fees'), fees),
      ...some('single', t('depositSingle'), deposit.SINGLE_USE),
      ...some('multi', t('depositMulti'), deposit.MULTI_USE),
      ...vatByRate(vat).map(([rate, { base, tax }]) => ({
        id: `vat ${rate}`,
        label: t('vat', { rate: formatPercent(rate), base: euro(base) }),
        value: euro(tax),
      })),
    ],
    total:
      gross === undefined
        ? { id: 'total', label: t('netOnly'), value: euro(sumMoney([net, fees])) }
        : { id: 'total', label: t('gross'), value: euro(gross) },
    below: [
      // Less than outside is what counts in a place that sells for less; the discounts of its prices are in it. Orders
      // know their own prices alone: what they tell is the discount, and by that name.
      ...(savedHere !== undefined
        ? [{ id: 'saved', label: t('savedHere'), value: euro(savedHere, '−') }]
        : visibility.highlightDiscounts && isSomething(discountEarned)
          ? [{ id: 'discount', label: t('discount'), value: euro(discountEarned, '−') }]
          : []),
      ...(visibility.bonuses && bonus !== undefined && isSomething(bonus)
        ? [{ id: 'bonus', label: t('bonus'), value: euro(bonus) }]
        : []),
    ],
  };
};
