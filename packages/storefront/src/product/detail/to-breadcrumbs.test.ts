import { describe, expect, it } from 'vitest';
import { fakeGateway } from '../../testing/fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';
import { toBreadcrumbs } from './to-breadcrumbs';

const { paths } = fakeGateway();
const categories = [
  { id: '52', parentId: '5', name: 'Rotwein' },
  { id: '5', name: 'Wein' },
  { id: 'V4', name: 'Bio', virtual: true },
  { id: '5201', parentId: '52', name: 'Österreich' },
];
const labels = (product = testProduct('1', 'Zweigelt'), all = categories) =>
  toBreadcrumbs(product, all, paths, 'Sortiment').map(({ label }) => label);

describe('the way to an article', () => {
  it('leads from all articles through its categories, virtual ones left out', () => {
    expect(labels()).toEqual(['Sortiment', 'Wein', 'Rotwein', 'Österreich', 'Zweigelt']);
  });

  it('each place is a link, the article itself is not', () => {
    const items = toBreadcrumbs(testProduct('1', 'Zweigelt'), categories, paths, 'Sortiment');
    expect(items.map(({ href }) => href)).toEqual([
      '/search',
      '/search?categoryId=5',
      '/search?categoryId=52',
      '/search?categoryId=5201',
      undefined,
    ]);
  });

  it('goes by the category of the article where it is told', () => {
    const product = testProduct('1', 'Zweigelt', {
      resolvedCategory: { id: '52', parentId: '5', name: 'Rotwein' },
    });
    expect(labels(product)).toEqual(['Sortiment', 'Wein', 'Rotwein', 'Zweigelt']);
    expect(labels(product, [])).toEqual(['Sortiment', 'Rotwein', 'Zweigelt']);
  });

  it('a circle of categories comes to an end', () => {
    const circle = [
      { id: 'a', parentId: 'b', name: 'A' },
      { id: 'b', parentId: 'a', name: 'B' },
    ];
    const product = testProduct('1', 'X', { resolvedCategory: { id: 'a', parentId: 'b', name: 'A' } });
    expect(labels(product, circle).at(-1)).toBe('X');
  });
});
