import type { Buyer } from './buyer';

/** The audiences of prices for everybody in the tenant, for the customer's price lists and for the customer. */
const ownAudiences = ({ customer }: Pick<Buyer, 'customer'>): readonly string[] =>
  customer === undefined ? [] : ['', ...customer.priceLists.map((list) => `L:${list}`), `C:${customer.id}`];

/** The audiences of a fair's own prices: the same as outside, inside the fair. */
export const fairAudiences = (buyer: Pick<Buyer, 'customer'>, fairId: string): readonly string[] =>
  ownAudiences(buyer).map((audience) => `F:${fairId}${audience}`);

/**
 * The audiences whose prices a buyer has, as the database writes them: everybody in the tenant, the customer's price
 * lists, the customer, and inside a fair the same three of the fair. None without a customer: prices are not public.
 */
export const priceAudiences = (buyer: Pick<Buyer, 'customer'>, fairId?: string): readonly string[] => [
  ...ownAudiences(buyer),
  ...(fairId === undefined ? [] : fairAudiences(buyer, fairId)),
];
