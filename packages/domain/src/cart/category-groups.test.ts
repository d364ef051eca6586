import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryHeads, type CategoryPath, groupByCategory, type ResolvedCategory } from './category-groups';

const category = (id: string, name: string, sortKey?: number | string): ResolvedCategory => ({
  id,
  name,
  sortKey,
});
const fresh = category('1', 'Frische', 1);
const frozen = category('2', 'Tiefkühl', 2);
const meat = category('11', 'Fleisch', 9);
const dairy = category('14', 'Molkerei', 10);
const vegetables = category('21', 'TK Gemüse', 1);
const cakes = category('23', 'TK Backwaren', 3);
const beef: CategoryPath = [fresh, meat, category('111', 'Rind')];
const milk: CategoryPath = [fresh, dairy];
const peas: CategoryPath = [frozen, vegetables];
const cake: CategoryPath = [frozen, cakes];
const times = (count: number, path: CategoryPath): readonly CategoryPath[] =>
  Array.from({ length: count }, () => path);

/** Lines numbered as they were added. */
const grouped = (paths: readonly CategoryPath[], heads?: ReadonlySet<string>) =>
  groupByCategory(
    paths.map((path, index) => ({ path, index })),
    ({ path }) => path,
    heads,
  ).map(({ category: head, lines }) => [head?.name, lines.map(({ index }) => index)]);

describe('heads of a cart', () => {
  it.each<[string, readonly CategoryPath[], readonly string[]]>([
    ['none', [], []],
    ['two of a category are no head', times(2, beef), []],
    ['three of a category of the second level', times(3, beef), ['11']],
    ['less than three each join the first level', [...times(2, peas), cake], ['2']],
    ['what a second level has does not count for the first', [...times(3, peas), ...times(2, cake)], ['21']],
    ['both, where the first level has three left', [...times(3, beef), ...times(3, [fresh])], ['11', '1']],
    ['lines without category', times(5, []), []],
  ])('%s', (_, paths, heads) => {
    expect([...categoryHeads(paths)]).toEqual(heads);
  });
});

describe('cart lines are grouped by category', () => {
  it('in the order of the tree, lines in that of the cart, the rest last', () => {
    const paths = [cake, milk, beef, peas, milk, [], beef, milk, peas, beef, [category('4', 'Getränke', 0)]];
    expect(grouped(paths)).toEqual([
      ['Fleisch', [2, 6, 9]],
      ['Molkerei', [1, 4, 7]],
      ['Tiefkühl', [0, 3, 8]],
      [undefined, [5, 10]],
    ]);
    expect(grouped([])).toEqual([]);
  });

  it('a first level before what is in it', () => {
    const mixed = [...times(3, beef), ...times(3, [fresh])];
    expect(grouped(mixed).map(([name]) => name)).toEqual(['Frische', 'Fleisch']);
    expect(grouped(mixed.toReversed()).map(([name]) => name)).toEqual(['Frische', 'Fleisch']);
  });

  it('under the heads given, whatever the lines make', () => {
    expect(grouped([...times(3, beef), milk, []], new Set(['14']))).toEqual([
      ['Molkerei', [3]],
      [undefined, [0, 1, 2, 4]],
    ]);
    expect(grouped([beef], new Set(['1', '11']))).toEqual([['Fleisch', [0]]]);
  });

  it.each([
    ['numbers', [-1, 2, 9, 10]],
    ['texts, figures in them as numbers', ['2', '9', '10', 'A9', 'A10']],
    ['both', [2, '9', 10]],
    ['what has none last', [3, 'A', undefined]],
  ])('sorts by %s', (_, sortKeys) => {
    const categories = sortKeys.map((sortKey, index) => category(String(9 - index), 'Wein', sortKey));
    const heads = new Set(categories.map(({ id }) => id));
    const order = (list: readonly ResolvedCategory[]) =>
      groupByCategory(list, (own) => [own], heads).map((group) => group.category);
    expect(order(categories.toReversed())).toEqual(categories);
    expect(order(categories)).toEqual(categories);
  });

  it('with equal sort keys by name in German order, then by id', () => {
    const sorted = [
      category('3', 'Äpfel', 1),
      category('2', 'Brot', 1),
      category('0', 'Zander', 1),
      category('1', 'Zander', 1),
    ];
    const heads = new Set(sorted.map(({ id }) => id));
    const order = groupByCategory(sorted.toReversed(), (own) => [own], heads);
    expect(order.map((group) => group.category)).toEqual(sorted);
  });

  it('keeps every line once, three at least under a head, and the rest without enough of anything', () => {
    const path = fc.constantFrom(beef, milk, peas, cake, [fresh], [frozen], []);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 40 }), (paths) => {
        const lines = paths.map((own, index) => ({ own, index }));
        const groups = groupByCategory(lines, ({ own }) => own);
        expect(groups.flatMap((group) => group.lines).toSorted((a, b) => a.index - b.index)).toEqual(lines);
        for (const { category: head, lines: own } of groups) {
          expect(own.map(({ index }) => index)).toEqual(
            own.map(({ index }) => index).toSorted((a, b) => a - b),
          );
          if (head === undefined) expect(categoryHeads(own.map((line) => line.own)).size).toBe(0);
          else expect(own.length).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
