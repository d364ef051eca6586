import { createClient } from '@gastroshop/api-client';
import { CONSENT_COOKIES, CONSENT_SERVICES, MAX_EXPIRY } from '@gastroshop/identity';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookies } from '../testing/sign-on';
import { sameAnswer } from './consents';
import { createTracking, type TrackingSettings } from './create-tracking';
import type { TrackingEvent } from './tracking-event';

const search: TrackingEvent = {
  kind: 'search',
  category: 'filters',
  source: 'Search',
  term: 'milch',
  totalResults: 3,
  typeOfQuery: 'fulltext',
};
const click: TrackingEvent = {
  kind: 'click',
  category: 'product',
  source: 'Search Quickresults',
  productId: '100100',
  productName: 'Bergmilch',
  productUrl: '/product/100100',
};
const checkout: TrackingEvent = {
  kind: 'checkout',
  category: 'order',
  source: 'Cart',
  orderId: '17',
  items: [
    { productId: '100100', unit: 'KT', amount: 4, salePrice: '23.94', rowTotal: '95.76' },
    { productId: '100200', unit: 'ST', amount: 3, salePrice: '0.10', rowTotal: '0.30' },
    { productId: '100300', unit: 'ST', amount: 1 },
  ],
  total: '96.06',
};

const answer = () => Promise.resolve(new Response(null, { status: 204 }));

const tracked = (
  configuration: TrackingSettings['configuration'] = {},
  fetch = vi.fn<typeof globalThis.fetch>(answer),
) => {
  const log = vi.fn<TrackingSettings['log']>();
  const tracking = createTracking({
    client: createClient({
      fetch,
      readCookie: () => undefined,
      basePaths: { proxy: 'http://localhost/proxy' },
    }),
    shopInfo: () => ({ tenant: 'AZ', language: 'de-AT' }),
    configuration,
    log,
  });
  return { tracking, log, fetch };
};

const sent = (fetch: ReturnType<typeof tracked>['fetch']) =>
  fetch.mock.calls.map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : ''));

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

const no = sameAnswer(false);

let appended: string[] = [];

// The code of the services is there before the tests: how long it takes to come is not theirs to wait for.
beforeAll(() =>
  Promise.all([import('./search-proxy-receiver'), import('./matomo-receiver'), import('./emarsys-receiver')]),
);

beforeEach(() => {
  clearCookies();
  appended = [];
  // No script is fetched: that one is asked for is what counts.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node.src);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  Reflect.deleteProperty(globalThis, '_paq');
  Reflect.deleteProperty(globalThis, 'ScarabQueue');
});

const matomo = { id: '7', url: 'https://stats.example', jsPath: 'matomo.js', phpPath: 'matomo.php' };
const all = { matomo, emarsys: { merchantId: '1A2B' } };

describe('TRK-1: analytics only with consent', () => {
  it.each([
    ['nobody was asked', undefined],
    ['everything was refused', no],
  ])('sends, loads and keeps nothing while %s', async (_when, answers) => {
    const { tracking, fetch } = tracked(all);
    if (answers !== undefined) tracking.decide(answers);
    for (const event of [search, click, checkout]) tracking.track(event);
    await vi.dynamicImportSettled();
    expect(fetch).not.toHaveBeenCalled();
    expect(appended).toEqual([]);
    expect(scripts()).toEqual([]);
    expect(Reflect.has(globalThis, '_paq')).toBe(false);
    expect(Reflect.has(globalThis, 'ScarabQueue')).toBe(false);
  });

  it('tells each service only with the consent for this one', async () => {
    const { tracking, fetch } = tracked(all);
    tracking.decide({ ...no, searchAnalytics: true });
    tracking.track(search);
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalledOnce();
    });
    expect(appended).toEqual([]);

    tracking.decide({ ...no, webAnalytics: true });
    tracking.track(search);
    await vi.waitFor(() => {
      expect(appended).toEqual(['https://stats.example/matomo.js']);
    });
    expect(fetch).toHaveBeenCalledOnce();
    expect(Reflect.has(globalThis, 'ScarabQueue')).toBe(false);
  });

  it('carries category and source, counts in euro and names the shop', async () => {
    const { tracking, fetch } = tracked();
    tracking.decide(sameAnswer(true));
    for (const event of [search, click, checkout]) tracking.track(event);
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalledTimes(3);
    });
    const shopInfo = { tenant: 'AZ', language: 'de-AT' };
    expect(sent(fetch)).toEqual([
      {
        term: 'milch',
        totalResults: 3,
        typeOfQuery: 'fulltext',
        shopInfo,
        category: 'filters',
        source: 'Search',
      },
      {
        productId: '100100',
        productName: 'Bergmilch',
        productUrl: '/product/100100',
        shopInfo,
        category: 'product',
        source: 'Search Quickresults',
      },
      {
        shopInfo,
        items: [
          { productId: '100100', unit: 'KT', currency: 'EUR', salePrice: '23.94' },
          { productId: '100200', unit: 'ST', currency: 'EUR', salePrice: '0.10' },
          { productId: '100300', unit: 'ST', currency: 'EUR' },
        ],
        category: 'order',
        source: 'Cart',
      },
    ]);
  });

  it('names an order by the price of the unit and the exact sums', async () => {
    const { tracking } = tracked(all);
    tracking.decide({ ...no, webAnalytics: true, emailMarketing: true });
    tracking.track(checkout);
    await vi.waitFor(() => {
      expect(Reflect.get(globalThis, '_paq')).toEqual(
        expect.arrayContaining([
          ['addEcommerceItem', '100100', '100100', [], 23.94, 4],
          ['addEcommerceItem', '100200', '100200', [], 0.1, 3],
          ['addEcommerceItem', '100300', '100300', [], 0, 1],
          ['trackEcommerceOrder', '17', 96.06],
        ]),
      );
      expect(Reflect.get(globalThis, 'ScarabQueue')).toContainEqual([
        'purchase',
        {
          orderId: '17',
          items: [
            { item: '100100', quantity: 4, price: 95.76 },
            { item: '100200', quantity: 3, price: 0.3 },
            { item: '100300', quantity: 1, price: 0 },
          ],
        },
      ]);
    });
  });

  it('ignores failures but for the log', async () => {
    const failing = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
    const { tracking, log } = tracked({}, failing);
    tracking.decide(sameAnswer(true));
    expect(() => {
      tracking.track(search);
    }).not.toThrow();
    await vi.waitFor(() => {
      expect(log).toHaveBeenCalledOnce();
    });
  });

  it('sends nothing from the moment the consent is withdrawn', async () => {
    const { tracking, fetch } = tracked(all);
    tracking.decide(sameAnswer(true));
    tracking.track(search);
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalledOnce();
    });
    document.cookie = '_pk_id.7=visitor; path=/';
    tracking.track(click);
    tracking.decide(no);
    tracking.track(checkout);
    await vi.waitFor(() => {
      expect(document.cookie).not.toContain('_pk_id');
    });
    expect(fetch).toHaveBeenCalledOnce();
    expect(Reflect.get(globalThis, '_paq')).toEqual(
      expect.arrayContaining([['forgetCookieConsentGiven'], ['deleteCookies']]),
    );
  });

  it('heeds what another tab has withdrawn', async () => {
    const { tracking, fetch } = tracked();
    tracking.decide(sameAnswer(true));
    const changed = vi.fn();
    tracking.subscribe(changed);
    document.cookie = `${CONSENT_COOKIES.searchAnalytics.name}=false; path=/`;
    tracking.track(search);
    await vi.dynamicImportSettled();
    expect(fetch).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('SES-13: the consents are kept', () => {
  it('in a cookie each, strict, for the whole site, until 2099', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    tracked().tracking.decide({ ...no, webAnalytics: true });
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual(
      CONSENT_SERVICES.map(
        (service) =>
          `${CONSENT_COOKIES[service].name}=${String(service === 'webAnalytics')}; Path=/; Expires=${MAX_EXPIRY}; SameSite=Strict`,
      ),
    );
  });
});
