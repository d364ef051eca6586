import { testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { toInventoryBody } from './to-inventory-body';
import {
  addProduct,
  addUnresolvedCode,
  addNonWebshopItem,
  insertLine,
  removeLine,
  setAmount,
  setUnit,
} from './count-lines';
import { readCount } from './parse-count';
import { ALL_CATEGORIES, categoriesOf, NO_CATEGORY, visibleLines } from './visible-lines';
import type { InventoryCount } from './inventory-count';

const EMPTY: InventoryCount = {
  id: 'c1',
  startedAt: '2026-11-25T08:00:00Z',
  comment: '',
  unloadingArea: '',
  lines: [],
  finished: false,
};
const milk = testProduct('1', 'Milch', {
  categoryId: 'dairy',
  resolvedCategory: { id: 'dairy', name: 'Molkerei' },
});
const salt = testProduct('2', 'Salz');
const seen = (count: InventoryCount, sku: typeof milk, unit?: string, amount?: string): InventoryCount =>
  addProduct(count, { product: sku, unit, amount, crossTenantNumbers: false }).count;
const amounts = ({ lines }: InventoryCount) => lines.map(({ key, amount }) => [key, amount]);

describe('the list of a stock-taking', () => {
  it('counts on what is scanned again, by unit', () => {
    let count = seen(EMPTY, milk, undefined, '1');
    count = seen(count, milk, 'Ktn', '1');
    count = seen(count, milk, undefined, '1');
    expect(amounts(count)).toEqual([
      ['1 Stk', '2'],
      ['1 Ktn', '1'],
    ]);
  });

  it.each([
    ['9099000018550', ']C10109099000018550', '9 099000 018550', '(01)09099000018550(10)L1'],
    ['373326', '373 326', '#373326', '000000000000373326'],
  ])('PRD-12: counts on %s that is noted again in another form', (...codes) => {
    const count = codes.reduce((so, code) => addUnresolvedCode(so, code, '1').count, EMPTY);
    expect(count.lines).toMatchObject([{ kind: 'CODE', code: codes[0], amount: '4' }]);
  });

  it.each([
    ['9 099000 018550', '09099000018550'],
    [']C10109099000018550', '09099000018550'],
    ['9099000018550', '9099000018550'],
    ['373326', undefined],
  ])('PRD-12: hands over %j, never looked up, with its GTIN', (code, gtin) => {
    const [line] = toInventoryBody(addUnresolvedCode(EMPTY, code, '1').count).nonWebshopInventoryItems;
    expect(line).toMatchObject({ productName: code, ...(gtin !== undefined && { gtin }) });
    expect(line?.gtin).toBe(gtin);
  });

  it('leaves what was counted alone when an article is only put on the list again', () => {
    const count = setAmount(seen(EMPTY, milk), '1 Stk', '2.5').count;
    expect(amounts(seen(count, milk))).toEqual([['1 Stk', '2.5']]);
  });

  it('keeps apart what was counted in a unit that was changed', () => {
    const changed = setUnit(seen(EMPTY, milk, undefined, '4'), '1 Stk', 'Ktn');
    const count = seen(changed, milk, undefined, '1');
    expect(new Set(count.lines.map(({ key }) => key)).size).toBe(2);
    expect(count.lines.map((line) => (line.kind === 'ARTICLE' ? line.unit : ''))).toEqual(['Ktn', 'Stk']);
  });

  it('puts a line that was taken off back where it stood', () => {
    const count = seen(seen(EMPTY, milk, undefined, '1'), salt);
    const [line] = count.lines;
    const without = removeLine(count, '1 Stk');
    expect(without.lines).toHaveLength(1);
    expect(line && insertLine(without, line, 0)).toEqual(count);
  });

  it('INV-1: sends what was counted, zero as well, and nothing else', () => {
    let count = setAmount(seen(EMPTY, milk, 'Ktn'), '1 Ktn', '1.5').count;
    count = seen(count, salt);
    count = setAmount(seen(count, testProduct('3', 'Mehl')), '3 Stk', '0').count;
    count = addNonWebshopItem(count, {
      gtin: '4006381333931',
      name: 'Stift',
      unit: 'Stk',
      amount: '2',
    }).count;
    count = addNonWebshopItem(count, {
      gtin: '4006381333931',
      name: 'Stift',
      unit: 'Stk',
      amount: '1',
    }).count;
    count = addUnresolvedCode(count, '90', '1').count;
    expect(toInventoryBody({ ...count, comment: ' nach der Messe ', unloadingArea: 'Keller' })).toEqual({
      comment: 'nach der Messe',
      unloadingArea: 'Keller',
      inventoryItems: [
        {
          productSku: '1',
          capturedQuantity: '1.5',
          capturedUnit: 'Ktn',
          unitRatio: '6',
          categoryId: 'dairy',
        },
        { productSku: '3', capturedQuantity: '0', capturedUnit: 'Stk', unitRatio: '1' },
      ],
      nonWebshopInventoryItems: [
        { gtin: '4006381333931', productName: 'Stift', unit: 'Stk', amount: '3' },
        { productName: '90', unit: 'Stk', amount: '1' },
      ],
    });
  });

  it('comes back from the disk as it was, without what is broken', () => {
    let count = seen(EMPTY, milk, undefined, '1');
    count = addNonWebshopItem(count, { name: 'Stift', unit: 'Stk', amount: '' }).count;
    count = addUnresolvedCode(count, '90', '2').count;
    const written: unknown = JSON.parse(JSON.stringify({ ...count, externalAddressId: 'a' }));
    expect(readCount(written)).toEqual({ ...count, externalAddressId: 'a' });
    expect(readCount({ ...count, lines: [{ kind: 'ARTICLE', key: 'x' }, 7, ...count.lines] })).toEqual(count);
    expect(readCount({ lines: [] })).toBeUndefined();
  });
});

describe('what is shown of a stock-taking', () => {
  const count = seen(seen(EMPTY, milk, undefined, '1'), salt);

  it('shows what is open, and keeps what was just counted under the finger', () => {
    const keys = (held: readonly string[]) =>
      visibleLines(count.lines, { view: 'OPEN', category: ALL_CATEGORIES, held: new Set(held) }).map(
        ({ key }) => key,
      );
    expect(keys([])).toEqual(['2 Stk']);
    expect(keys(['1 Stk'])).toEqual(['1 Stk', '2 Stk']);
  });

  it('knows the categories of the lines', () => {
    expect(categoriesOf(count.lines)).toEqual([
      { id: 'dairy', name: 'Molkerei', count: 1 },
      { id: NO_CATEGORY, name: '', count: 1 },
    ]);
    const choice = { view: 'ALL', category: 'dairy', held: new Set<string>() } as const;
    expect(visibleLines(count.lines, choice).map(({ key }) => key)).toEqual(['1 Stk']);
  });
});
