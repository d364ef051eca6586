import type { Price, PriceReduction } from '@gastroshop/api-contract';
import type { OraclePrice, OracleReduction } from '../../../../../tooling/testing/src/money-oracle';
import type { PlantedProduct } from '../seed-catalogue';
import type { MoneyLine } from './money-cart';

const reduction = ({ order, factor }: OracleReduction): PriceReduction => ({
  applicationOrder: order,
  discountFactorString: factor,
});

/** A price of the oracle as it is stored. */
export const wirePrice = ({ type, raw, from, firstDay, lastDay, discount, bonus }: OraclePrice): Price => ({
  type,
  rawValueString: raw,
  minQuantity: from,
  ...(firstDay !== undefined && { fromDate: firstDay }),
  ...(lastDay !== undefined && { toDate: lastDay }),
  ...(discount !== undefined && { attachedDiscount: reduction(discount) }),
  ...(bonus !== undefined && { attachedBonus: reduction(bonus) }),
});

/** The unit a money line is ordered in. */
export const ORDER_UNIT = 'GB';

const unit = (abbreviation: string, ratio: number, isStorageUnit: boolean) => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: !isStorageUnit,
  isVisible: true,
  isStorageUnit,
});

const attributesOf = ({ temperature, isPreOrder }: MoneyLine) => [
  ...(temperature === 'FRESH' ? [{ key: 'Gekuehlt' }] : []),
  ...(temperature === 'FROZEN' ? [{ key: 'Tiefgekuehlt' }] : []),
  ...(isPreOrder ? [{ key: 'Bestellartikel', extension: '3' }] : []),
];

/** The article of a line, ready to be planted. */
export const productOf = (line: MoneyLine): PlantedProduct => {
  const { sku, question, vat, deposit } = line;
  const { ratio, weightPerStorageUnit, prices } = question;
  return {
    sku,
    name: `Artikel ${sku}`,
    prices: prices.map(wirePrice),
    doc: {
      attributes: attributesOf(line),
      units: [unit('ST', 1, true), unit(ORDER_UNIT, Number(ratio), false)],
      ...(vat !== undefined && {
        vat: vat.map(({ percent, from }) => ({ ratePercent: percent, validFrom: from })),
      }),
      ...(deposit !== undefined && {
        deposit: {
          amountString: deposit.amount,
          containersPerStorageUnit: deposit.containersPerStorageUnit,
          kind: deposit.kind,
        },
      }),
      ...(weightPerStorageUnit !== undefined && {
        weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: weightPerStorageUnit },
      }),
    },
  };
};
