import { describe, expect, it } from 'vitest';
import { toContentUrl } from './content-url';
import { imageAddress } from './image-url';

describe('addresses of content', () => {
  it.each([
    ['/flyers', 'route'],
    ['/search?categoryId=5#top', 'route'],
    [' /page/agb ', 'route'],
    ['/page/3.1-neuheiten', 'route'],
    ['#angebote', 'document'],
    ['/media/flyer.pdf', 'document'],
    ['/page/liste.pdf?x=1', 'document'],
    ['/subshop/promotions/herbst/', 'route'],
    ['/v1/cms/startpage', 'document'],
    ['https://example.com/a', 'foreign'],
    ['mailto:a@example.com', 'contact'],
    ['tel:+4327329000', 'contact'],
  ])('%j is a %s', (text, kind) => {
    expect(toContentUrl(text)).toEqual({ href: text.trim(), kind });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example@x',
    'https://user:secret@evil.example',
    'blob:https://example.com/1',
    'flyers',
    '',
  ])('%j leads nowhere', (text) => {
    expect(toContentUrl(text)).toBeUndefined();
  });

  it('load pictures from paths and https alone', () => {
    expect(imageAddress('/media/a.svg')).toBe('/media/a.svg');
    expect(imageAddress('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
    for (const text of ['#a', '?a', 'mailto:a@example.com', 'data:image/svg+xml,<svg/>', 'javascript:1'])
      expect(imageAddress(text)).toBeUndefined();
  });
});
