import type { Remarks } from '@gastroshop/domain/cart';
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

const noted = (from: PadLine, remarks: Remarks): PadLine => ({ ...from, row: { ...from.row, remarks } });

describe('planCartTransfer', () => {
  it('takes note, cost centre and own number along, and writes nothing the rows do not name', () => {
    const { lines } = planCartTransfer(
      [
        noted(line(1, 'a', 2), { note: 'reif', customerArticleNumber: 'T-7' }),
        line(2, 'b', 1),
        noted(line(3, 'a', 1), { note: 'klein' }),
      ],
      (sku) =>
        sku === 'c' ? undefined : { amount: 1, unit: PIECE, remarks: { note: 'süß', costCentre: 'Bar' } },
    );
    expect(lines).toEqual([
      {
        sku: 'a',
        amount: 4,
        unit: PIECE,
        // The cost centre the line has is not named, so it stays.
        remarks: { note: 'süß; reif; klein', customerArticleNumber: 'T-7' },
      },
      { sku: 'b', amount: 2, unit: PIECE },
    ]);
  });

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
