import { testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import type { PadLine } from '../lines/pad-line';
import { planCartTransfer } from './plan-cart-transfer';

const PIECE = 'Stk';

const line = (id: number, sku: string, amount: number, abbreviation = PIECE): PadLine => {
  const product = testProduct(sku, sku);
  return {
    row: { id, article: sku, amount: String(amount), unit: abbreviation },
    state: 'READY',
    verdict: undefined,
    guesses: [],
    fields: { article: '', amount: '', unit: '' },
    amountUnusable: false,
    amountOffers: [],
    product,
    unit: product.units.find((unit) => unit.abbreviation === abbreviation),
    amount,
    priced: undefined,
    unusual: undefined,
  };
};

const plan = (lines: readonly PadLine[], ...present: readonly (readonly [string, number, string])[]) =>
  planCartTransfer(lines, (sku) => {
    const [line] = present.filter(([each]) => each === sku).map(([, amount, unit]) => ({ amount, unit }));
    return line;
  });

const written = ({ lines }: ReturnType<typeof plan>) =>
  lines.map(({ sku, amount, unit }) => `${sku} ${amount} ${unit}`);

describe('planCartTransfer', () => {
  it('writes one line per article, in the smaller unit where rows differ', () => {
    const fill = plan([line(1, 'a', 2, 'Ktn'), line(2, 'b', 1), line(3, 'a', 3)]);
    expect(written(fill)).toEqual(['a 15 Stk', 'b 1 Stk']);
    expect([...fill.ids]).toEqual([
      ['a', [1, 3]],
      ['b', [2]],
    ]);
    expect(fill.joined).toBe(1);
  });

  it('adds to what is in the cart, once', () => {
    const fill = plan([line(1, 'a', 2), line(2, 'a', 1)], ['a', 5, 'Stk']);
    expect(written(fill)).toEqual(['a 8 Stk']);
    expect([...fill.ids]).toEqual([['a', [1, 2]]]);
  });

  it('lets go of a unit in the cart that the article is not sold in any more', () => {
    expect(written(plan([line(1, 'a', 2)], ['a', 5, 'Palette']))).toEqual(['a 2 Stk']);
  });

  it('leaves out what is more than a line can hold', () => {
    const fill = plan([line(1, 'a', 99_999), line(2, 'b', 1)], ['a', 1, 'Stk']);
    expect(written(fill)).toEqual(['b 1 Stk']);
    expect(fill.apart).toEqual(['a']);
  });
});
