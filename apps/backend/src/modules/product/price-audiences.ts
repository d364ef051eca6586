import type { Buyer } from './buyer';

/**
 * The audiences whose prices a buyer has, as the database writes them: everybody in the tenant, the customer's price
 * lists, the customer, and inside a fair the same three of the fair. None without a customer: prices are not public.
 */
export const priceAudiences = ({ customer }: Pick<Buyer, 'customer'>, fairId?: string): readonly string[] => {
  if (customer === undefined) return [];
  const own = ['', ...customer.priceLists.map((list) => `L:${list}`), `C:${customer.id}`];
  return fairId === undefined ? own : [...own, ...own.map((audience) => `F:${fairId}${audience}`)];
};
