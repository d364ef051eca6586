import type { Totals } from '@gastroshop/api-contract';
import { cartTotals, toTotalsLine } from '@gastroshop/domain/cart';
import { priceRow } from '@gastroshop/domain/pricing';
import type { OracleVat } from '../../../../../tooling/testing/src/money-oracle';
import type { MoneyCart } from './money-cart';
import { wirePrice } from './seed-money-cart';

const vatOf = (vat: readonly OracleVat[] | undefined) =>
  vat?.map(({ percent, from }) => ({ ratePercent: percent, validFrom: from }));

/** What the domain says, asked without any call. */
export const domainTotals = ({ lines, fees }: MoneyCart): Totals =>
  cartTotals({
    lines: lines.map(({ question, deliveryDay, temperature, vat, deposit }) => {
      const { prices, amount, ratio, day, weightPerStorageUnit } = question;
      const row = priceRow({
        prices: prices.map(wirePrice),
        amount,
        unit: { ratio },
        day,
        ...(weightPerStorageUnit !== undefined && {
          weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: weightPerStorageUnit },
        }),
      });
      const product = {
        vat: vatOf(vat),
        deposit: deposit && {
          amountString: deposit.amount,
          containersPerStorageUnit: deposit.containersPerStorageUnit,
          kind: deposit.kind,
        },
      };
      return toTotalsLine(row, product, { date: deliveryDay, temperature });
    }),
    fees: fees.map(({ net, vat }) => ({ kind: 'SMALL_ORDER', netString: net, vat: vatOf(vat) })),
  });
