import { describe, expect, it } from 'vitest';
import { groupByCategory, type ResolvedCategory } from './category-groups';

const category = (id: string, name: string, sortKey?: number | string): ResolvedCategory => ({
  id,
  name,
  sortKey,
});
const fruit = category('f', 'Obst', 10);
const meat = category('m', 'Fleisch', 9);

const grouped = (...categories: (ResolvedCategory | undefined)[]) =>
  groupByCategory(
    categories.map((resolvedCategory, index) => ({ index, resolvedCategory })),
    ({ resolvedCategory }) => resolvedCategory,
  ).map((group) => [group.category?.id, group.lines.map(({ index }) => index)]);

describe('cart lines are grouped by category', () => {
  it('in the order of the sort keys, lines in that of the cart, what has none last', () => {
    expect(grouped(fruit, undefined, meat, fruit, undefined, meat)).toEqual([
      ['m', [2, 5]],
      ['f', [0, 3]],
      [undefined, [1, 4]],
    ]);
    expect(grouped(meat, undefined)).toEqual([
      ['m', [0]],
      [undefined, [1]],
    ]);
    expect(grouped(undefined, meat)).toEqual([
      ['m', [1]],
      [undefined, [0]],
    ]);
  });

  it('with equal sort keys by name in German order, then by id', () => {
    const [apples, bread, zander] = [
      category('3', 'Äpfel', 1),
      category('2', 'Brot', 1),
      category('1', 'Zander', 1),
    ];
    expect(grouped(zander, bread, apples)).toEqual([
      ['3', [2]],
      ['2', [1]],
      ['1', [0]],
    ]);
    const twins = [category('b', 'Wein', 1), category('a', 'Wein', 1)] as const;
    expect(grouped(...twins).map(([id]) => id)).toEqual(['a', 'b']);
    expect(grouped(twins[1], twins[0]).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it.each([
    ['numbers', [-1, 2, 9, 10]],
    ['texts, figures in them as numbers', ['2', '9', '10', 'A9', 'A10']],
    ['both', [2, '9', 10]],
    ['what has none last', [3, 'A', undefined]],
  ])('sorts by %s', (_, sortKeys) => {
    const categories = sortKeys.map((sortKey, index) => category(String(9 - index), 'Wein', sortKey));
    const order = (list: ResolvedCategory[]) =>
      groupByCategory(list, (own) => own).map((group) => group.category);
    expect(order(categories.toReversed())).toEqual(categories);
    expect(order(categories)).toEqual(categories);
  });

  it('keeps the category with its group', () => {
    expect(groupByCategory([1], () => meat)).toEqual([{ category: meat, lines: [1] }]);
    expect(groupByCategory([], () => meat)).toEqual([]);
  });
});
