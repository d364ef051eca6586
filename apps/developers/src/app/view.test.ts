import { expect, it } from 'vitest';
import { viewOf } from './view';

it.each([
  ['', { kind: 'overview' }],
  ['#packages/domain', { kind: 'package', name: 'domain' }],
  ['#packages/none', { kind: 'overview' }],
  ['#examples', { kind: 'examples' }],
  ['#examples/vite-site', { kind: 'example', name: 'vite-site' }],
  ['#examples/none', { kind: 'examples' }],
  ['#other-sites', { kind: 'sites' }],
  ['#changes', { kind: 'changes' }],
  ['#exports/storefront/CartBadge', { kind: 'export', door: 'storefront', name: 'CartBadge' }],
  ['#exports/ui/texts/de/x', { kind: 'export', door: 'ui/texts/de', name: 'x' }],
  ['#exports/ui', { kind: 'overview' }],
])('%j asks for %j', (hash, view) => {
  expect(viewOf(hash)).toEqual(view);
});
