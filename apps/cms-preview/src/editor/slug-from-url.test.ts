import { expect, it } from 'vitest';
import { previewPath, slugFromUrl } from './slug-from-url';

it.each([
  ['/', 'startpage'],
  ['/page/wir/team', 'wir/team'],
  ['/page/wir/team/?x=1#y', 'wir/team'],
  ['/flyers', 'flyers'],
  ['/jobs/koch', 'jobs/koch'],
  ['/search?q=wein', undefined],
  ['https://example.com/page/x', undefined],
  ['/page/', undefined],
])('%s is the page %s', (address, slug) => {
  expect(slugFromUrl(address)).toBe(slug);
});

it('writes a slug as a path', () => {
  expect(previewPath('über uns/team')).toBe('/%C3%BCber%20uns/team');
});
