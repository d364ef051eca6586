import type { CheckoutBatch, Price, Product } from '@gastroshop/api-contract';
import { toViennaDate } from '@gastroshop/domain/calendar';
import { requestedDayForTour, temperatureGroup, type Tour } from '@gastroshop/domain/delivery';
import { priceDay } from '@gastroshop/domain/pricing';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import { batchProducts } from './batch-products';

const holdsOn = ({ fromDate, toDate }: Price, day: string): boolean =>
  (fromDate === undefined || (toViennaDate(fromDate) ?? day) <= day) &&
  (toDate === undefined || (toViennaDate(toDate) ?? day) >= day);

const tourOf = (product: Product): Tour => {
  const group = temperatureGroup(product.attributes);
  return { name: group === 'FROZEN' ? 'ALTERNATIVE' : 'MAIN', temperatures: [group] };
};

/**
 * Articles with the prices that count for the chosen days and the tax rate of the day they are delivered on. Prices
 * count by the order day, for a customer billed at delivery time by the delivery day.
 */
export const checkoutProducts = async (
  queries: Queries,
  buyer: Buyer,
  { skus, ...days }: CheckoutBatch,
): Promise<readonly Product[]> => {
  const billingTime = buyer.customer?.billingTime;
  const products = await batchProducts(queries, buyer, skus, { showInactive: true });
  return products.map((product) => {
    const deliveryDay = requestedDayForTour(tourOf(product), days);
    const day = priceDay({
      orderDay: buyer.today,
      deliveryDay,
      ...(billingTime !== undefined && { fair: { billingTime } }),
    });
    return {
      ...product,
      ...(product.bulkPrices !== undefined && {
        bulkPrices: product.bulkPrices.filter((price) => holdsOn(price, day)),
      }),
      ...(product.vat !== undefined && deliveryDay !== undefined && { vat: vatOn(product.vat, deliveryDay) }),
    };
  });
};

/** The one entry that holds on a day: the latest that has begun. */
const vatOn = (vat: NonNullable<Product['vat']>, day: string): NonNullable<Product['vat']> =>
  vat
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
    .slice(0, 1);
