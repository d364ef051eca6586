import type { PriceLine } from '../../import';
import { basePriceOf, writtenPrice, type GroupProduct } from '../assortment';
import type { DemoDay } from '../demo-day';
import { randomOf, type Random } from '../random';
import type { Branch } from './branches';

/** Price lists of the branches. */
const PRICE_LISTS = ['GASTRO', 'HOTEL', 'KANTINE'] as const;

/** Shares of articles that have something beside their list price. */
const SHARES = {
  tier: 0.45,
  secondTier: 0.18,
  promotion: 0.06,
  nextPromotion: 0.015,
  list: 0.07,
  fair: 0.16,
  discount: 0.05,
  bonus: 0.04,
  request: 0.003,
} as const;

const reduction = (factor: string, applicationOrder: 'SINGLE' | 'TOTAL', type: string) => ({
  type,
  applicationOrder,
  discountFactorString: factor,
});

/** The group's list prices at the branch's level; not every branch grants every tier. */
const listPrices = (
  sku: string,
  { prices: [list, first, second] }: GroupProduct,
  level: number,
  random: Random,
): PriceLine[] => {
  const reductions = random.chance(SHARES.discount)
    ? {
        attachedDiscount: reduction(
          random.pick(['0.97', '0.95', '0.92']),
          random.chance(0.7) ? 'SINGLE' : 'TOTAL',
          'RABATT',
        ),
      }
    : random.chance(SHARES.bonus)
      ? {
          attachedBonus: reduction(
            random.pick(['0.98', '0.97']),
            random.chance(0.5) ? 'SINGLE' : 'TOTAL',
            'BONUS',
          ),
        }
      : {};
  const atLevel = (line: PriceLine | undefined): PriceLine[] =>
    line === undefined
      ? []
      : [{ ...line, sku, rawValueString: writtenPrice(Number(line.rawValueString) * level), ...reductions }];
  const prices = atLevel(list);
  if (random.chance(SHARES.tier)) prices.push(...atLevel(first));
  if (prices.length > 1 && random.chance(SHARES.secondTier / SHARES.tier)) prices.push(...atLevel(second));
  return prices;
};

const promotion = (
  sku: string,
  base: number,
  [fromDate, toDate]: readonly [from: string, to: string],
  random: Random,
): PriceLine => ({
  sku,
  type: 'PROMOTION',
  rawValueString: writtenPrice(base * random.pick([0.9, 0.88, 0.85, 0.92])),
  minQuantity: 0,
  fromDate,
  toDate,
});

/** All prices of an article in a branch but those of single customers. The first is the list price, if it has any. */
export const pricesOf = (
  branch: Branch,
  product: GroupProduct,
  sku: string,
  { day }: DemoDay,
  fairId: string,
): readonly PriceLine[] => {
  const random = randomOf(`prices ${branch.tenant} ${product.index}`);
  if (random.chance(SHARES.request)) return [];
  const level = branch.priceLevel * (0.985 + random.next() * 0.03);
  const base = basePriceOf(product) * level;
  const prices = listPrices(sku, product, level, random);
  if (random.chance(SHARES.promotion))
    prices.push(promotion(sku, base, [day(-random.int(1, 9)), day(random.int(4, 16))], random));
  else if (random.chance(SHARES.nextPromotion))
    prices.push(promotion(sku, base, [day(random.int(5, 9)), day(random.int(12, 20))], random));
  for (const priceList of PRICE_LISTS)
    if (random.chance(SHARES.list))
      prices.push({
        sku,
        priceList,
        type: 'SPECIAL_LIST',
        rawValueString: writtenPrice(base * random.pick([0.96, 0.94, 0.92])),
        minQuantity: 0,
      });
  if (random.chance(SHARES.fair))
    prices.push({
      sku,
      fairId,
      type: 'FAIR_LIST',
      rawValueString: writtenPrice(base * random.pick([0.93, 0.9, 0.87])),
      minQuantity: 0,
    });
  return prices;
};
