import type { Price } from '@gastroshop/api-contract';
import { writtenPrice, type MasterProduct } from '../assortment';
import type { DemoDay } from '../demo-day';
import { randomOf, type Random } from '../random';
import type { AddressedPrice } from './branch-product';
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
const RETAIL_MARGIN = 1.45;

const reduction = (factor: string, applicationOrder: 'SINGLE' | 'TOTAL', type: string) => ({
  type,
  applicationOrder,
  discountFactor: Number(factor),
  discountFactorString: factor,
});

/** Storage units of the tiers: the carton and four of them, or round numbers where there is none. */
const tiersOf = ({ draft }: MasterProduct): readonly [number, number] => {
  const { perCarton, weighed, pieces } = draft.pack;
  if (weighed === 'LOOSE') return [10, 20];
  if (perCarton !== undefined) return [perCarton, perCarton * 4];
  return pieces > 1 ? [5, 20] : [4, 10];
};

const uvpOf = ({ draft, price, doc }: MasterProduct): Pick<Price, 'uvp'> => {
  if (!draft.traits.isRetail || draft.pack.pieces > 1 || price > 60) return {};
  const rate = Number(doc.vat?.at(-1)?.ratePercent ?? '10');
  // Shops like nines.
  return { uvp: (Math.ceil(price * RETAIL_MARGIN * (1 + rate / 100) * 10) / 10 - 0.01).toFixed(2) };
};

const listPrices = (master: MasterProduct, base: number, random: Random): Price[] => {
  const [first, second] = tiersOf(master);
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
  const price = (minQuantity: number, share: number): Price => ({
    type: 'LIST',
    rawValueString: writtenPrice(base * share),
    minQuantity,
    ...uvpOf(master),
    ...reductions,
  });
  const prices = [price(0, 1)];
  if (random.chance(SHARES.tier)) prices.push(price(first, 0.965));
  if (prices.length > 1 && random.chance(SHARES.secondTier / SHARES.tier)) prices.push(price(second, 0.925));
  return prices;
};

const promotion = (base: number, fromDate: string, toDate: string, random: Random): AddressedPrice => ({
  price: {
    type: 'PROMOTION',
    rawValueString: writtenPrice(base * random.pick([0.9, 0.88, 0.85, 0.92])),
    minQuantity: 0,
    fromDate,
    toDate,
  },
});

/** All prices of an article in a branch but those of single customers. The first is the list price, if it has any. */
export const pricesOf = (
  branch: Branch,
  master: MasterProduct,
  { day }: DemoDay,
  fairId: string,
): readonly AddressedPrice[] => {
  const random = randomOf(`prices ${branch.tenant} ${master.index}`);
  if (random.chance(SHARES.request)) return [];
  const base = master.price * branch.priceLevel * (0.985 + random.next() * 0.03);
  const prices: AddressedPrice[] = listPrices(master, base, random).map((price) => ({ price }));
  if (random.chance(SHARES.promotion))
    prices.push(promotion(base, day(-random.int(1, 9)), day(random.int(4, 16)), random));
  else if (random.chance(SHARES.nextPromotion))
    prices.push(promotion(base, day(random.int(5, 9)), day(random.int(12, 20)), random));
  for (const priceList of PRICE_LISTS)
    if (random.chance(SHARES.list))
      prices.push({
        priceList,
        price: {
          type: 'SPECIAL_LIST',
          rawValueString: writtenPrice(base * random.pick([0.96, 0.94, 0.92])),
          minQuantity: 0,
        },
      });
  if (random.chance(SHARES.fair))
    prices.push({
      fairId,
      price: {
        type: 'FAIR_LIST',
        rawValueString: writtenPrice(base * random.pick([0.93, 0.9, 0.87])),
        minQuantity: 0,
      },
    });
  return prices;
};
