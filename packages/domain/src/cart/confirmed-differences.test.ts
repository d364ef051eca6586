import { describe, expect, it } from 'vitest';
import { differencesKey } from './confirmed-differences';
import type { OrderDifference } from './order-differences';

const amount: OrderDifference = { sku: '1', field: 'amount', before: 4, after: 5 };
const net: OrderDifference = { field: 'net', before: '1.00', after: '2.00' };

describe('a confirmation covers exactly the differences that were confirmed', () => {
  const key = differencesKey([amount, net]);

  it('in any order', () => {
    expect(differencesKey([net, amount])).toBe(key);
  });

  it.each<[string, OrderDifference[]]>([
    ['one more', [amount, net, { ...amount, field: 'day' }]],
    ['one less', [amount]],
    ['another article', [{ ...amount, sku: '2' }, net]],
    ['another field', [{ ...amount, field: 'day' }, net]],
    ['another value before', [{ ...amount, before: 3 }, net]],
    ['another value after', [{ ...amount, after: null }, net]],
  ])('not with %s', (_, differences) => {
    expect(differencesKey(differences)).not.toBe(key);
  });

  it('is a readable text', () => {
    expect(differencesKey([amount, net])).toBe(
      JSON.stringify(['["1","amount",4,5]', '[null,"net","1.00","2.00"]']),
    );
  });
});
