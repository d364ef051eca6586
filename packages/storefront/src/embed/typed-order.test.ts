import type { Completion, Product } from '@gastroshop/api-contract';
import { testProduct } from '@gastroshop/cart/testing';
import { expect, it, vi } from 'vitest';
import { amountFor, completeTyped } from './typed-order';

const found = (...products: readonly Product[]): Completion => ({
  terms: [],
  products: [...products],
  categories: [],
});
const MILK = testProduct('1', 'Milch');

it.each([
  ['3 ktn milch', [['milch', 'ktn']], { amount: 3, unit: 'ktn' }],
  ['milch', [['milch']], {}],
  // Nothing is called so with the number: it is an amount.
  ['3 milch', [['3 milch'], ['milch']], { amount: 3 }],
  // Nothing found is sold in it: contents of a product.
  ['1 kg milch', [['milch', 'kg'], ['1 kg milch']], {}],
])('reads %j', async (text, questions, { amount, unit }: { amount?: number; unit?: string }) => {
  const ask = vi.fn<(query: string, unit?: string) => Promise<Completion>>(() =>
    Promise.resolve(found(MILK)),
  );
  const { typed } = await completeTyped(text, ask);
  expect(ask.mock.calls).toEqual(questions);
  expect([typed.amount, typed.unit]).toEqual([amount, unit]);
});

it('takes a number for a part of the name where something is called so', async () => {
  const { typed } = await completeTyped('7 up', () => Promise.resolve(found(testProduct('2', '7 Up'))));
  expect(typed).toEqual({ text: '7 up', isNumber: false });
});

it('takes no other unit for the one that was typed', () => {
  expect(amountFor(MILK, { amount: 3, unit: 'karton' }, 'Stk')).toEqual({ text: '3', unit: 'Ktn' });
  expect(amountFor(MILK, { amount: 3 }, 'Stk')).toEqual({ text: '3', unit: 'Stk' });
  expect(amountFor(MILK, { amount: 3, unit: 'Fass' }, 'Stk')).toBeUndefined();
  expect(amountFor(MILK, {}, 'Stk')).toBeUndefined();
});
