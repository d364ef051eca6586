import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint';
import * as exported from './index';
import { SPECIFIED_CALLS } from './testing/specified-calls';

const endpoints = Object.entries<Endpoint>(exported);
const address = ({ base, method, path }: Endpoint) => `${base === 'proxy' ? 'proxy ' : ''}${method} ${path}`;
const namesWhere = (test: (endpoint: Endpoint) => unknown) =>
  endpoints.filter(([, endpoint]) => test(endpoint)).map(([name]) => name);

describe('the calls', () => {
  it('are the 135 specified ones, each once', () => {
    const specified = endpoints
      .filter(([, { extension }]) => !extension)
      .map(([, endpoint]) => address(endpoint));
    expect(specified).toHaveLength(135);
    expect(specified.sort()).toEqual([...SPECIFIED_CALLS].sort());
  });

  it('and the extensions', () => {
    const added = endpoints.filter(([, { extension }]) => extension).map(([, endpoint]) => address(endpoint));
    expect(added.sort()).toEqual([
      'DELETE /t/{tenant}/my/standing-orders/{standingOrderId}',
      'DELETE /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/lines',
      'DELETE /user/push-subscriptions/{subscriptionId}',
      'GET /cms/cms-preview/live',
      'GET /cms/cms-preview/pages',
      'GET /effective-customers/{tenant}/{customerId}/order/{orderId}/revisions',
      'GET /favicon.svg',
      'GET /manifest.webmanifest',
      'GET /shop-config',
      'GET /t/{tenant}/customers/{customerId}/expected-goods',
      'GET /t/{tenant}/my/shopping-cart/{customerId}/live',
      'GET /t/{tenant}/my/standing-orders',
      'GET /t/{tenant}/my/standing-orders/{standingOrderId}',
      'GET /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences',
      'GET /t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/live',
      'GET /theme.css',
      'GET /user/push-subscriptions',
      'POST /cms/cms-preview/links',
      'POST /effective-customers/{tenant}/{customerId}/order/{orderId}/cancel',
      'POST /effective-customers/{tenant}/{customerId}/order/{orderId}/changes',
      'POST /effective-customers/{tenant}/{customerId}/order/{orderId}/changes/preview',
      'POST /effective-customers/{tenant}/{customerId}/order/{orderId}/restore',
      'POST /t/{tenant}/my/standing-orders',
      'POST /t/{tenant}/my/standing-orders/from/order/{orderId}',
      'POST /t/{tenant}/my/standing-orders/from/template/{orderTemplateId}',
      'POST /t/{tenant}/my/standing-orders/pause',
      'POST /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/skip',
      'POST /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/submit',
      'POST /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/unskip',
      'POST /t/{tenant}/my/standing-orders/{standingOrderId}/pause',
      'POST /t/{tenant}/my/standing-orders/{standingOrderId}/resume',
      'POST /t/{tenant}/products/resolve',
      'PUT /t/{tenant}/my/standing-orders/{standingOrderId}',
      'PUT /t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/lines',
      'PUT /user/push-subscriptions',
    ]);
  });

  it('API-1: name their paths without the base path, and every parameter once', () => {
    for (const [name, { path }] of endpoints) {
      expect(path, name).toMatch(/^(?:\/(?:\{[a-zA-Z]+\}|[a-zA-Z0-9.-]+))+$/);
      expect(path, name).not.toMatch(/^\/(?:v1|proxy)\//);
      const parameters = path.match(/\{\w+\}/g) ?? [];
      expect(new Set(parameters).size, name).toBe(parameters.length);
    }
  });

  it('never let two arguments of one call share a name', () => {
    for (const [name, { path, query = {}, body }] of endpoints) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      names.push(...Object.keys(query), ...(body === undefined ? [] : [body]));
      expect(new Set(names).size, name).toBe(names.length);
    }
  });

  it('send no body with GET, and a plain-text or optional one only where there is a body', () => {
    expect(namesWhere(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
    expect(namesWhere(({ textBody }) => textBody)).toEqual(['shareOrderTemplate', 'unshareOrderTemplate']);
    expect(namesWhere(({ optionalBody }) => optionalBody)).toEqual([
      'getInventoryDetails',
      'getOrderTemplateDetails',
    ]);
  });

  it('name bodies as the specification does', () => {
    const bodyOf = (name: string) => new Map(endpoints).get(name)?.body;
    expect(bodyOf('putCartItems')).toBe('items');
    expect(bodyOf('putCartItem')).toBe('item');
    expect(bodyOf('deleteSubshopCartItem')).toBe('item');
    expect(bodyOf('searchProducts')).toBe('searchBody');
    expect(bodyOf('browseQuantityHistory')).toBe('filterBody');
    expect(bodyOf('completeSubshopProducts')).toBe('completionBody');
    expect(bodyOf('submitCart')).toBe('orderInformation');
  });
});

describe('API-4: anonymous visitors browse and read content; everything else needs login', () => {
  it('lists what is open to anybody', () => {
    expect(
      namesWhere(
        ({ access, content, base }) => access === 'anonymous' && !content && base !== 'proxy',
      ).sort(),
    ).toEqual([
      'browseCategories',
      'browseCategoriesV2',
      'completeProducts',
      'getDatasheet',
      'getGroupedProducts',
      'getProduct',
      'getProductDetails',
      'getProducts',
      'getRecommendations',
      'getSafetyDatasheet',
      'getSafetyDatasheetAvailability',
      'getSuppliers',
      'queryProducts',
      'searchProducts',
      'searchProductsV2',
    ]);
  });

  it('opens content, fairs, tools and the analytics proxy to anybody', () => {
    expect(
      namesWhere(({ access, content, base }) => (content ?? base === 'proxy') && access !== 'anonymous'),
    ).toEqual([]);
    const open = endpoints.filter(([, { path }]) =>
      /^\/(?:cms|fair|tools|analytics|suggestion)(?:\/|$)/.test(path),
    );
    expect(open).toHaveLength(20 + 3 + 1 + 4);
    for (const [name, { access }] of open) expect(access, name).toBe('anonymous');
  });

  it('asks for the customer wherever a call must name one', () => {
    for (const [name, { path, query = {}, access }] of endpoints) {
      const named = path.includes('{customerId}') || query['customerId'] === 'required';
      expect(access === 'customer', name).toBe(named);
    }
  });

  it('keeps carts, orders, essence, templates, inventories, labels and notifications behind the login', () => {
    const priv = /shopping-cart|\/cart\/|order|essen|inventor|label|notification|receipt|subshop|^\/user/i;
    expect(
      namesWhere(({ path, access }) => priv.test(path) && !path.startsWith('/cms') && access === 'anonymous'),
    ).toEqual([]);
  });
});

describe('API-2: content, fair and tools calls carry the CSRF header', () => {
  it('and so do analytics and the token, and no other', () => {
    const guarded = (path: string) =>
      /^\/(?:cms|fair|tools|analytics|suggestion|my\/token)(?:\/|$)/.test(path);
    for (const [name, { path, csrf = false }] of endpoints) expect(csrf, name).toBe(guarded(path));
  });

  it('a 401 on public content goes to the root: content, fairs, tools, shop configuration', () => {
    const isContent = (path: string) =>
      /^\/(?:cms|fair|tools|shop-config|theme\.css|manifest\.webmanifest|favicon\.svg)(?:\/|$)/.test(path);
    for (const [name, { path, content = false }] of endpoints) expect(content, name).toBe(isContent(path));
  });

  it('only the token is opened by the session cookie', () => {
    expect(namesWhere(({ session }) => session)).toEqual(['getToken']);
  });
});

describe('special calls', () => {
  it('submitting is exactly-once in both carts, and so is changing what was ordered', () => {
    expect(namesWhere(({ idempotent }) => idempotent)).toEqual([
      'submitCart',
      'changeOrder',
      'submitSubshopCart',
    ]);
  });

  it('live carts and the preview answer events', () => {
    expect(namesWhere(({ answer }) => answer === 'events')).toEqual([
      'watchCart',
      'watchContentPreview',
      'watchSubshopCart',
    ]);
  });

  it('PDF, Excel, stylesheet and icon are files', () => {
    expect(namesWhere(({ answer }) => answer === 'file').sort()).toEqual([
      'generateLabels',
      'getAllergensExcel',
      'getDatasheet',
      'getEssenceListPdf',
      'getFavicon',
      'getInventoriesExcel',
      'getOrderTemplatePdf',
      'getReceiptPdf',
      'getSafetyDatasheet',
      'getThemeStylesheet',
    ]);
  });

  it('only analytics go to the proxy', () => {
    expect(namesWhere(({ base }) => base === 'proxy').sort()).toEqual([
      'suggestSearchTerms',
      'trackCheckout',
      'trackProductClick',
      'trackSearch',
    ]);
  });
});
