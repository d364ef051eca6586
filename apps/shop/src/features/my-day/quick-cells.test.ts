import type { ShopFeature } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { type QuickCellsInput, quickCells } from './quick-cells';

const UNKNOWN: QuickCellsInput = { order: undefined, due: undefined, found: undefined, inventory: undefined };

const kinds = (question: Partial<QuickCellsInput>, has: (feature: ShopFeature) => boolean = () => true) =>
  quickCells({ ...UNKNOWN, ...question }, has).map(({ kind }) => kind);

describe('the row of four', () => {
  it('stands as it will be before anything is known', () => {
    expect(kinds({})).toEqual(['REPEAT', 'ESSENTIALS', 'TEMPLATE', 'INVENTORY']);
  });

  it.each<readonly [Partial<QuickCellsInput>, readonly string[]]>([
    [{ order: null }, ['ESSENTIALS', 'TEMPLATE', 'INVENTORY', 'ORDER_PAD']],
    [{ inventory: null }, ['REPEAT', 'ESSENTIALS', 'TEMPLATE', 'ORDER_PAD']],
    [{ found: null, inventory: null }, ['REPEAT', 'ESSENTIALS', 'ORDER_PAD', 'FLYERS']],
    [{ order: null, found: null, inventory: null }, ['ESSENTIALS', 'ORDER_PAD', 'FLYERS', 'TEMPLATE']],
  ])('never has three cells: %o', (missing, shown) => {
    expect(kinds(missing)).toEqual(shown);
  });

  it('leaves out what the shop does without, and shows nothing twice', () => {
    expect(kinds({ found: null, inventory: null }, () => false)).toEqual(['REPEAT', 'FLYERS']);
    expect(kinds({ inventory: null }, (feature) => feature === 'ORDER_TEMPLATES')).toEqual([
      'REPEAT',
      'TEMPLATE',
      'FLYERS',
    ]);
  });
});
