import { testTemplateItem } from '@gastroshop/storefront/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, respacePositions } from './move-item';

const list = (...positions: readonly number[]) =>
  positions.map((position, index) => testTemplateItem(String(index), 1, { position }));

const skus = (items: readonly { readonly productSku: string }[]) => items.map(({ productSku }) => productSku);

describe('moving a line of a template', () => {
  it('changes the moved line alone where there is room between its neighbours', () => {
    const { items, changed } = moveItem(list(0, 10, 20, 30), 3, 1);
    expect(skus(items)).toEqual(['0', '3', '1', '2']);
    expect(changed).toMatchObject([{ productSku: '3', position: 5 }]);
  });

  it('moves to the end with room for the next', () => {
    const { changed } = moveItem(list(0, 1, 2), 0, 2);
    expect(changed).toMatchObject([{ productSku: '0', position: 12 }]);
  });

  it('lets the lines below make room where there is none', () => {
    const { items, changed } = moveItem(list(0, 1, 2, 30), 2, 0);
    expect(skus(items)).toEqual(['2', '0', '1', '3']);
    expect(changed.map(({ productSku, position }) => [productSku, position])).toEqual([
      ['2', 0],
      ['0', 1],
      ['1', 2],
    ]);
  });

  it('always ends in the order asked for, with places that grow, and tells every line whose place is another', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.nat(40), { minLength: 1, maxLength: 12 })
          .map((positions) => positions.toSorted((one, other) => one - other)),
        fc.nat(),
        fc.nat(),
        (positions, one, other) => {
          const [from, to] = [one % positions.length, other % positions.length];
          const before = list(...positions);
          const { items, changed } = moveItem(before, from, to);
          const wanted = skus(before);
          wanted.splice(to, 0, ...wanted.splice(from, 1));
          expect(skus(items)).toEqual(wanted);
          const places = items.map(({ position = -1 }) => position);
          expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
          const placeBefore = new Map(before.map(({ productSku, position }) => [productSku, position]));
          const told = new Set(skus(changed));
          for (const { productSku, position } of items)
            if (placeBefore.get(productSku) !== position) expect(told).toContain(productSku);
        },
      ),
    );
  });

  it('spreads a whole list', () => {
    expect(respacePositions(list(3, 4, 5)).map(({ position }) => position)).toEqual([0, 10, 20]);
  });
});
