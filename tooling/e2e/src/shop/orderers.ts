import { combination, type Combination, COMBINATIONS } from './combination';

/** Somebody who orders: sign-in of the demonstration, tenant by host, and customer. */
export interface Orderer {
  readonly user: string;
  readonly tenant: string;
  readonly host: string;
  readonly customerId: string;
}

/** Carts belong to a customer, whoever fills them. So each combination visits and orders for a customer of its own. */
const VISITORS: Readonly<Partial<Record<Combination, Orderer>>> = {
  'desktop-de': { user: 'gm200001', tenant: 'GM', host: 'gm.localhost', customerId: '61044' },
  'phone-en': { user: 'ki300001', tenant: 'KI', host: 'ki.localhost', customerId: '72015' },
  'desktop-en': { user: 'll400001', tenant: 'LL', host: 'll.localhost', customerId: '83007' },
  'phone-de': { user: 'gm200002', tenant: 'GM', host: 'gm.localhost', customerId: '61058' },
};

/** Journeys that order for one of the 4,000 customers of the sales representative. */
const JOURNEYS = [
  'keyboard',
  'expired session',
  'differences',
  'offer raised',
  'lost answer',
  'long cart',
  'sums',
  'offline',
  'bad network',
  'new version',
  'killed browser',
  'pasted list',
  'uploaded list',
  'completion',
  'stock-taking',
  'fair visit',
  'fair plan',
  'fair offline',
  'fair worker',
  'fair deployment',
  'count sent later',
  'keyboard lists',
  'dragged template',
  'whole template',
  'scanned labels',
  'mixed list',
  'reload at once',
  'changed order',
  'typed one by one',
  'kinds of fault',
  'typed at a fair',
  'standing order',
  'developers',
  'fair host',
] as const;
/** A journey with a customer of its own, see {@link JOURNEYS}. */
export type Journey = (typeof JOURNEYS)[number];

const FIRST_OF_MANY = 500_001;
const LAST_OF_MANY = 504_000;

/** Who comes for the first time. */
export const visitor = (): Orderer => {
  const found = VISITORS[combination()];
  if (found === undefined) throw new Error(`Nobody visits the shop as ${combination()}`);
  return found;
};

/** Who orders in a journey of one's own. */
export const buyer = (journey: Journey): Orderer => ({
  user: 'az100005',
  tenant: 'AZ',
  host: 'localhost',
  customerId: String(
    FIRST_OF_MANY + JOURNEYS.indexOf(journey) * COMBINATIONS.length + COMBINATIONS.indexOf(combination()),
  ),
});

/** Who orders with a hand-held device: the last of those customers do. */
export const deviceOrderer = (): Orderer => ({
  user: 'az100005',
  tenant: 'AZ',
  host: 'localhost',
  customerId: String(LAST_OF_MANY - COMBINATIONS.indexOf(combination())),
});

/** Two who order for one customer, and their names. */
export const colleagues = () => {
  const customerId = String(48_304 + COMBINATIONS.indexOf(combination()));
  const common = { tenant: 'AZ', host: 'localhost', customerId };
  return {
    stefan: { ...common, user: 'az100002', name: 'Stefan Moser' },
    theresa: { ...common, user: 'az100008', name: 'Theresa Aigner' },
  } as const;
};
