import { expect, it } from 'vitest';
import { categoryTree } from './categories.sample';
import { categoryPath } from './category-path';

it.each([
  ['meat', ['fresh', 'meat']],
  ['beef', ['fresh', 'meat', 'beef']],
  ['frozen', ['frozen']],
  ['nowhere', []],
  [undefined, []],
])('the way to %s', (key, way) => {
  expect(categoryPath(categoryTree, key)).toEqual(way);
});
