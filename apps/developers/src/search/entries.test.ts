import { expect, it } from 'vitest';
import { type Entry, findEntries } from './entries';

const entry = (name: string, kind: Entry['kind'], place = ''): Entry => ({ name, kind, place, href: '#' });
const ENTRIES = [
  entry('CartSnapshot', 'type', '@gastroshop/cart'),
  entry('getCart', 'call', 'GET /t/{tenant}/cart'),
  entry('cart', 'package', 'the cart without a framework'),
  entry('CartBadge', 'component', '@gastroshop/storefront'),
  entry('scarty', 'function', '@gastroshop/domain'),
  entry('putItem', 'call', 'PUT /t/{tenant}/cart/items'),
  entry('putCartItem', 'function', '@gastroshop/cart'),
];

it('finds whole names first, then beginnings, words within, parts and paths', () => {
  expect(findEntries(ENTRIES, ' Cart ').map(({ name }) => name)).toEqual([
    'cart',
    'getCart',
    'CartBadge',
    'CartSnapshot',
    'putCartItem',
    'scarty',
    'putItem',
  ]);
});

it('finds nothing to nothing, and not more than fit', () => {
  expect(findEntries(ENTRIES, ' ')).toEqual([]);
  expect(findEntries(ENTRIES, 'pizza')).toEqual([]);
  expect(
    findEntries(
      Array.from({ length: 20 }, (_, place) => entry(`a${place}`, 'type')),
      'a',
    ),
  ).toHaveLength(8);
});
