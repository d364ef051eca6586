import { consumePrefetched } from '@gastroshop/app-shell/boot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchFirstPage } from './boot-images';

const GERMAN = { headers: { 'Accept-Language': 'de-AT' } };
const answers = new Map<string, unknown>();
const asked: string[] = [];

const clearCookies = (): void => {
  for (const name of ['tenant', 'token', 'XSRF-TOKEN', 'locale'])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
};

beforeEach(() => {
  clearCookies();
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = answers.get(address);
    return Promise.resolve(
      answer === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(answer)),
    );
  });
});
afterEach(() => {
  for (const address of asked) void consumePrefetched(address, GERMAN);
  asked.length = 0;
  answers.clear();
  clearCookies();
  document.head.replaceChildren();
  globalThis.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const openProduct = (images: unknown, tenant = 'AZ', isTold = true): Promise<void> => {
  if (isTold) document.cookie = `tenant=${tenant}; path=/`;
  globalThis.history.replaceState(null, '', '/product/4711');
  answers.set(`/v1/t/${tenant}/products/4711`, { sku: '4711', images });
  answers.set(`/v1/t/${tenant}/products/4711/details`, {});
  return prefetchFirstPage();
};

const shown = () => document.querySelector('.shell img')?.getAttribute('src');

describe('the picture a page is opened for', () => {
  it('of an article is shown before the code is here, and the answers are kept for it', async () => {
    await openProduct([{ is3d: false, bigPath: '/media/4711.svg' }]);
    expect(shown()).toBe('/media/4711.svg');
    const taken = await consumePrefetched('/v1/t/AZ/products/4711', GERMAN);
    expect(await taken?.json()).toMatchObject({ sku: '4711' });
    expect(consumePrefetched('/v1/t/AZ/products/4711/details', GERMAN)).toBeDefined();
  });

  it.each([
    ['none', []],
    ['a model', [{ is3d: true, bigPath: '/media/4711.glb' }]],
    ['a foreign one', [{ is3d: false, bigPath: 'https://elsewhere.example/4711.jpg' }]],
    ['a foreign one without protocol', [{ is3d: false, bigPath: '//elsewhere.example/4711.jpg' }]],
    ['no list', 'none'],
  ])('is left to the page where there is %s', async (_, images) => {
    await openProduct(images);
    expect(shown()).toBeUndefined();
  });

  it('is shown where only the settings of the shop tell the tenant', async () => {
    answers.set('/v1/shop-config', { tenant: 'LL' });
    await openProduct([{ bigPath: '/media/4711.svg' }], 'LL', false);
    expect(shown()).toBe('/media/4711.svg');
  });

  it('is not asked for where nobody tells the tenant, nor for who has signed on', async () => {
    globalThis.history.replaceState(null, '', '/product/4711');
    await prefetchFirstPage();
    expect(asked).toEqual(['/v1/shop-config']);
    document.cookie = 'token=claims; path=/';
    await openProduct([{ bigPath: '/media/4711.svg' }]);
    expect(asked).toEqual(['/v1/shop-config']);
  });

  describe('of the start page', () => {
    beforeEach(() => {
      document.cookie = 'XSRF-TOKEN=token; path=/';
      answers.set('/v1/cms/startpage', { introBlock: { image: { url: '/media/hero.jpg' } } });
      answers.set('/v1/shop-config', { mode: 'SHOP' });
    });

    it('is shown below the line of the shop', async () => {
      answers.set('/v1/cms/header', { notice: 'Betriebsurlaub bis 2. Jänner' });
      await prefetchFirstPage();
      expect(document.querySelector('.shell')?.textContent).toBe('Betriebsurlaub bis 2. Jänner');
      expect(shown()).toBe('/media/hero.jpg');
      expect(consumePrefetched('/v1/cms/header', GERMAN)).toBeDefined();
    });

    it.each([
      ['cannot be had', undefined],
      ['is empty', { notice: '' }],
      ['says nothing', {}],
    ])('is shown without that line where it %s', async (_, header) => {
      if (header !== undefined) answers.set('/v1/cms/header', header);
      await prefetchFirstPage();
      expect(document.querySelector('.shell')?.children).toHaveLength(1);
      expect(shown()).toBe('/media/hero.jpg');
    });

    it('is on its way for who has signed on, whose page has more above it', async () => {
      const images: string[] = [];
      vi.stubGlobal(
        'Image',
        class {
          set src(address: string) {
            images.push(address);
          }
        },
      );
      document.cookie = 'token=claims; path=/';
      await prefetchFirstPage();
      await vi.waitFor(() => {
        expect(images).toEqual(['/media/hero.jpg']);
      });
      expect(shown()).toBeUndefined();
    });

    it('is none on the landing page of the branches (TEN-6)', async () => {
      answers.set('/v1/shop-config', { mode: 'BRANCH' });
      await prefetchFirstPage();
      expect(shown()).toBeUndefined();
    });
  });
});
