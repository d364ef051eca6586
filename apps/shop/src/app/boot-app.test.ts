import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootApp } from './boot-app';

const APP = ['/assets/libraries.js', '/assets/index.js'];
const PAGES = {
  '/search': ['/assets/search.js', '/assets/search.css'],
  '/product/*': ['/assets/product.js'],
};

const TEXTS = {
  de: { '': ['/assets/start-de.js'], '/search': ['/assets/search-de.js'] },
  en: { '': ['/assets/start-en.js'], '/search': ['/assets/search-en.js'] },
};

const load = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')));
const added: (Node | string)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', load);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  added.length = 0;
  globalThis.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  document.cookie = 'locale=; max-age=0; path=/';
  load.mockClear();
});

const tell = (app: unknown, pages: unknown): void => {
  const script = document.createElement('script');
  script.type = 'application/json';
  Object.assign(script.dataset, {
    app: JSON.stringify(app),
    pages: JSON.stringify(pages),
    texts: JSON.stringify(TEXTS),
  });
  document.head.append(script);
  // There is no code here to be loaded.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes);
  });
};

const preloaded = () =>
  added
    .filter((node) => node instanceof HTMLLinkElement)
    .map((link) => [link.rel, link.getAttribute('href')]);
const started = () =>
  added
    .filter((node) => node instanceof HTMLScriptElement)
    .map((script) => [script.type, script.getAttribute('src')]);

describe('the code of the shop', () => {
  it.each([
    ['/search', ['/assets/start-de.js', '/assets/search-de.js', '/assets/search.js'], ['/assets/search.css']],
    ['/product/4711', ['/assets/start-de.js', '/assets/product.js'], []],
    ['/cart', ['/assets/start-de.js'], []],
  ])('on %s comes with that of the page', (path, scripts, styles) => {
    globalThis.history.replaceState(null, '', path);
    tell(APP, PAGES);
    bootApp();
    expect(preloaded()).toEqual(scripts.map((file) => ['modulepreload', file]));
    expect(load.mock.calls.map(([address]) => address)).toEqual(styles);
    expect(started()).toEqual(APP.map((file) => ['module', file]));
  });

  it('comes with the texts of the language that is read', () => {
    document.cookie = 'locale=en-GB; path=/';
    globalThis.history.replaceState(null, '', '/search');
    tell(APP, PAGES);
    bootApp();
    expect(preloaded().map(([, file]) => file)).toEqual([
      '/assets/start-en.js',
      '/assets/search-en.js',
      '/assets/search.js',
    ]);
  });

  it.each([[[]], [{}], ['/assets/index.js']])('does not start from %j, and says so', (app) => {
    tell(app, PAGES);
    expect(bootApp).toThrow('what the app begins with');
    expect(started()).toEqual([]);
  });

  it('that cannot be fetched is not waited for: the reader is told', () => {
    document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
    tell(APP, PAGES);
    bootApp();
    expect(document.querySelector('.shell')).not.toBeNull();
    const last = added.filter((node) => node instanceof HTMLScriptElement).at(-1);
    last?.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')?.textContent).toContain('nicht erreichbar');
    document.body.replaceChildren();
  });
});
