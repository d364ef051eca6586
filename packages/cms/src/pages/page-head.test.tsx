import type { PageMeta } from '@gastroshop/api-contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { preloadAllBlocks } from '../later';
import { renderContent } from '../testing/render-content';
import { ContentPageView } from './content-page-view';

beforeAll(preloadAllBlocks);

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="Der Onlineshop">';
});

afterEach(() => {
  document.head.innerHTML = '';
});

const head = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('meta')].map(({ name, content }) => [name, content] as const),
  );

const page = (meta: PageMeta) => (
  <ContentPageView page={{ meta, blocks: [] }} today="2026-11-21" slots={{}} />
);

describe('CMS-1: what search engines are told of a page', () => {
  it.each<[PageMeta, Record<string, string>]>([
    [{}, { description: 'Der Onlineshop' }],
    [{ description: 'Wild aus Tirol' }, { description: 'Wild aus Tirol' }],
    [{ description: ' ', keywords: '' }, { description: 'Der Onlineshop' }],
    [{ keywords: 'Wild, Hirsch' }, { description: 'Der Onlineshop', keywords: 'Wild, Hirsch' }],
    [{ blockRobots: true }, { description: 'Der Onlineshop', robots: 'noindex, nofollow, noarchive' }],
    [{ blockRobots: false }, { description: 'Der Onlineshop' }],
    [
      { description: '"><script>x</script>', keywords: 'k', blockRobots: true },
      { description: '"><script>x</script>', keywords: 'k', robots: 'noindex, nofollow, noarchive' },
    ],
  ])('%j', (meta, expected) => {
    const { unmount } = renderContent(page(meta));
    expect(head()).toEqual(expected);
    unmount();
    expect(head()).toEqual({ description: 'Der Onlineshop' });
  });

  it('is that of the page that is shown, also when the next one takes its place', () => {
    const { rerender } = renderContent(page({ description: 'Impressum', blockRobots: true }));
    rerender(page({ keywords: 'Messe' }));
    expect(head()).toEqual({ description: 'Der Onlineshop', keywords: 'Messe' });
  });
});
