import type { CallName } from '@gastroshop/api-contract';
import type { AccessCase } from '../access-case';
import { without } from './without-role';

const page = { page: 0, size: 50 };

/** Calls that sort or narrow, and how each is asked to do so by prices. */
const BY_PRICE: readonly (readonly [CallName, Readonly<Record<string, unknown>>, unknown?])[] = [
  ['getOrders', { sortBy: 'sum', page: 0 }],
  ['getOrdersOverview', { sortBy: 'sum', page: 0 }],
  ['getLabelProducts', { sortBy: 'averagePrice' }],
  ['getOrderTemplateDetails', {}, { page: { ...page, sortBy: 'price' } }],
  ['getInventoryDetails', {}, { page: { ...page, sortBy: 'price' } }],
  ['searchProducts', {}, { queryString: 'käse', filter: {}, page: { ...page, sortBy: 'price' } }],
  ['searchProducts', {}, { queryString: 'käse', filter: { prices: ['SPECIAL'] }, page }],
];

/** Sorting or narrowing by what somebody may not see would tell it by the order of the answer. */
export const PRICE_ORDER_CASES: readonly AccessCase[] = BY_PRICE.flatMap(
  ([call, parameters, body]): readonly AccessCase[] => [
    {
      call,
      title: 'prices cannot be sorted or narrowed by where they are not seen',
      parameters: () => parameters,
      ...(body !== undefined && { body: () => body }),
      as: without('can-see-prices'),
      expects: [422],
    },
    {
      call,
      title: 'prices can be sorted and narrowed by where they are seen',
      parameters: () => parameters,
      ...(body !== undefined && { body: () => body }),
      expects: [200],
    },
  ],
);
