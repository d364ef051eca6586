import { describe, expect, it } from 'vitest';
import { lineOf, type CartLine, type CartLines } from './cart-line';
import { clearLines, removeLine, restoreLine, toggleLine, upsertLines } from './change-lines';

const NOW = 1_795_000_000_000;
const line = (sku: string, amount = 1, unitAbbreviation = 'KT'): CartLine => ({
  sku,
  amount,
  unitAbbreviation,
});
const cart: CartLines = {
  items: [line('1', 4), line('2'), line('3')],
  deletedItems: [
    { line: line('8'), deletedAt: 20 },
    { line: line('9', 7), deletedAt: 10 },
  ],
};
const empty: CartLines = { items: [], deletedItems: [] };

describe('a cart has one line for each sku', () => {
  it('puts new lines last and leaves the others alone', () => {
    expect(upsertLines(cart, [line('4'), line('5')])).toEqual({
      items: [...cart.items, line('4'), line('5')],
      deletedItems: cart.deletedItems,
    });
  });

  it('replaces amount and unit of a line in its place', () => {
    expect(upsertLines(cart, [line('2', 6, 'ST')]).items).toEqual([
      line('1', 4),
      line('2', 6, 'ST'),
      line('3'),
    ]);
  });

  it('takes the last of several lines of one sku', () => {
    expect(upsertLines(empty, [line('1', 1), line('2'), line('1', 5)]).items).toEqual([
      line('1', 5),
      line('2'),
    ]);
  });

  it('finds a line by its sku', () => {
    expect(lineOf(cart, '2')).toBe(cart.items[1]);
    expect(lineOf(cart, '8')).toBeUndefined();
  });
});

describe('CRT-1: the toggle adds what is not in the cart and removes what is', () => {
  it('adds', () => {
    expect(toggleLine(cart, line('4', 2), NOW).items).toEqual([...cart.items, line('4', 2)]);
  });

  it('removes, whatever amount the toggle holds', () => {
    expect(toggleLine(cart, line('1', 99), NOW)).toEqual(removeLine(cart, '1', NOW));
    expect(toggleLine(cart, line('1', 99), NOW).items).toEqual([line('2'), line('3')]);
  });

  it('pressed twice leaves the cart without the line', () => {
    expect(toggleLine(toggleLine(empty, line('1'), NOW), line('1'), NOW).items).toEqual([]);
  });
});

describe('CRT-5: deleted items are kept', () => {
  it('keeps a removed line, latest first', () => {
    expect(removeLine(cart, '1', NOW)).toEqual({
      items: [line('2'), line('3')],
      deletedItems: [{ line: line('1', 4), deletedAt: NOW }, ...cart.deletedItems],
    });
  });

  it('keeps the latest deletion of a sku only', () => {
    const again = removeLine({ ...cart, items: [line('9', 3)] }, '9', NOW);
    expect(again.deletedItems).toEqual([
      { line: line('9', 3), deletedAt: NOW },
      { line: line('8'), deletedAt: 20 },
    ]);
  });

  it('changes nothing where the sku is not in the cart', () => {
    expect(removeLine(cart, '4', NOW)).toBe(cart);
  });

  it('keeps all lines of a cleared cart', () => {
    expect(clearLines(cart, NOW)).toEqual({
      items: [],
      deletedItems: [...cart.items.map((item) => ({ line: item, deletedAt: NOW })), ...cart.deletedItems],
    });
    expect(clearLines(empty, NOW)).toBe(empty);
  });

  it('brings a line back as it was', () => {
    expect(restoreLine(cart, '9')).toEqual({
      items: [...cart.items, line('9', 7)],
      deletedItems: [{ line: line('8'), deletedAt: 20 }],
    });
    expect(restoreLine(cart, '1')).toBe(cart);
  });

  it('forgets a deletion when the sku is put in again', () => {
    expect(upsertLines(cart, [line('8', 2)]).deletedItems).toEqual([{ line: line('9', 7), deletedAt: 10 }]);
  });
});
