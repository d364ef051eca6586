import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathParameterError, RequiredError } from '../errors';
import {
  exportAll,
  listOrders,
  putItem,
  readCart,
  search,
  share,
  startPage,
  submitOrder,
  trackClick,
} from '../testing/endpoints';
import { type ClientOptions, createClient } from './client';
import { prepareRequest } from './prepared-request';

const client = createClient({ readCookie: () => undefined });
const withCookies = createClient({ readCookie: (name) => ({ 'XSRF-TOKEN': 'x-1' })[name] });

describe('API-1: base path /v1, comma-separated lists, dates YYYY-MM-DD', () => {
  it('puts the path behind /v1', () => {
    const { url, method } = prepareRequest(client, 'readCart', readCart, {
      tenant: 'AZ',
      customerId: '100200',
    });
    expect({ url, method }).toEqual({ url: '/v1/t/AZ/carts/100200', method: 'GET' });
  });

  it('puts the analytics proxy behind /proxy', () => {
    expect(prepareRequest(client, 'trackClick', trackClick, { click: {} }).url).toBe(
      '/proxy/analytics/click',
    );
  });

  it('takes both base paths from the settings, each on its own', () => {
    const shop = createClient({ basePaths: { shop: 'https://az.example/v2' } });
    const proxy = createClient({ basePaths: { proxy: '/p' } });
    expect(prepareRequest(shop, 'search', search, {}).url).toBe('https://az.example/v2/search');
    expect(prepareRequest(shop, 'trackClick', trackClick, { click: {} }).url).toBe('/proxy/analytics/click');
    expect(prepareRequest(proxy, 'search', search, {}).url).toBe('/v1/search');
    expect(prepareRequest(proxy, 'trackClick', trackClick, { click: {} }).url).toBe('/p/analytics/click');
  });

  it.each([
    ['a list', { skus: ['1', '2', '3'] }, '&skus=1,2,3'],
    ['a list of one', { skus: ['1'] }, '&skus=1'],
    ['an empty list, which is not the same as none', { skus: [] }, '&skus='],
    ['an item with a comma, told apart from the joining ones', { skus: ['1,2', '3'] }, '&skus=1%2C2,3'],
    ['a list of numbers', { skus: [1, 2] }, '&skus=1,2'],
    ['a date as it is', { fromDate: '2026-11-25' }, '&fromDate=2026-11-25'],
    ['zero', { page: 0 }, '&page=0'],
    ['false', { all: false }, '&all=false'],
    ['an empty text', { fromDate: '' }, '&fromDate='],
    ['nothing for undefined', { page: undefined }, ''],
    ['nothing for null', { page: null }, ''],
    ['nothing for what the call does not know', { colour: 'red' }, ''],
    ['several in the order of the contract', { page: 2, skus: ['1'] }, '&skus=1&page=2'],
    ['reserved characters encoded', { fromDate: 'a&b=c d#ä' }, '&fromDate=a%26b%3Dc%20d%23%C3%A4'],
  ])('sends %s', (_, query, expected) => {
    const { url } = prepareRequest(client, 'listOrders', listOrders, { tenant: 'AZ', ...query });
    expect(url).toBe(`/v1/orders?tenant=AZ${expected}`);
  });

  it('names the customer one acts for where the call may name one and was given none', () => {
    const search1 = { ...search, query: { customerId: 'optional' } } as const;
    const urlOf = (customerId: ClientOptions['customerId'], parameters = {}, endpoint: Endpoint = search1) =>
      prepareRequest(createClient({ customerId }), 'search', endpoint, parameters).url;
    expect(urlOf('100200')).toBe('/v1/search?customerId=100200');
    expect(urlOf(() => '100200')).toBe('/v1/search?customerId=100200');
    expect(urlOf('100200', { customerId: '100300' })).toBe('/v1/search?customerId=100300');
    expect(urlOf(() => undefined)).toBe('/v1/search');
    expect(urlOf(undefined)).toBe('/v1/search');
    expect(urlOf('100200', {}, search)).toBe('/v1/search');
    expect(urlOf('100200', {}, { ...search, query: { page: 'optional' } })).toBe('/v1/search');
    expect(() => urlOf('100200', {}, { ...search, query: { customerId: 'required' } })).toThrow(
      RequiredError,
    );
  });

  it('adds no question mark without a query', () => {
    const { url } = prepareRequest(client, 'search', { ...search, query: { page: 'optional' } }, {});
    expect(url).toBe('/v1/search');
  });
});

describe('path parameters', () => {
  it.each(['', '.', '..'])('refuses "%s", which would reach another call', (customerId) => {
    const send = () => prepareRequest(client, 'readCart', readCart, { tenant: 'AZ', customerId });
    expect(send).toThrow(PathParameterError);
    expect(send).toThrow('Parameter `customerId` was empty or made of dots when calling `readCart`');
  });

  it.each(['...', '.a', 'a.'])('lets "%s" pass', (customerId) => {
    const { url } = prepareRequest(client, 'readCart', readCart, { tenant: 'AZ', customerId });
    expect(url).toBe(`/v1/t/AZ/carts/${customerId}`);
  });

  it('keeps every value inside its own place of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 3 }), (customerId) => {
        const { url } = prepareRequest(client, 'readCart', readCart, { tenant: 'AZ', customerId });
        const parts = new URL(url, 'http://localhost').pathname.split('/');
        expect(parts.slice(0, -1)).toEqual(['', 'v1', 't', 'AZ', 'carts']);
        expect(decodeURIComponent(parts.at(-1) ?? '')).toBe(customerId);
      }),
    );
  });
});

describe('ERR-1: a required parameter that is null or undefined', () => {
  it.each([
    ['undefined path parameter', readCart, { tenant: 'AZ', customerId: undefined }, 'customerId'],
    ['null path parameter', readCart, { tenant: null, customerId: '1' }, 'tenant'],
    ['absent path parameters, the first named', readCart, {}, 'tenant'],
    ['required query parameter', listOrders, { skus: ['1'] }, 'tenant'],
    ['body, under its own name', putItem, { tenant: 'AZ' }, 'item'],
    ['null body', putItem, { tenant: 'AZ', item: null }, 'item'],
    ['path before body', putItem, {}, 'tenant'],
  ])('is reported: %s', (_, endpoint, parameters, field) => {
    const send = () => prepareRequest(client, 'aCall', endpoint, parameters);
    expect(send).toThrow(RequiredError);
    expect(send).toThrow(`Required parameter \`${field}\` was null or undefined when calling \`aCall\``);
    expect(send).toThrow(expect.objectContaining({ field, name: 'RequiredError' }));
  });

  it.each([
    ['zero', 0],
    ['false', false],
    ['an empty text', ''],
    ['an empty list', []],
  ])('is not: %s as a body', (_, item) => {
    expect(prepareRequest(client, 'putItem', putItem, { tenant: 'AZ', item }).body).toBe(
      JSON.stringify(item),
    );
  });
});

describe('bodies', () => {
  it('are JSON, and say so', () => {
    const { body, headers } = prepareRequest(client, 'putItem', putItem, {
      tenant: 'AZ',
      item: { sku: '1' },
    });
    expect(body).toBe('{"sku":"1"}');
    expect(headers['Content-Type']).toBe('application/json');
  });

  it('are plain text where the call wants it', () => {
    const { body, headers } = prepareRequest(client, 'share', share, { username: 'müller' });
    expect(body).toBe('müller');
    expect(headers['Content-Type']).toBe('text/plain;charset=UTF-8');
  });

  it('are JSON also there when they are no text', () => {
    const { body, headers } = prepareRequest(client, 'share', share, { username: 7 });
    expect([body, headers['Content-Type']]).toEqual(['7', 'application/json']);
  });

  it.each([undefined, null])('may be left out where they are optional (%s)', (content) => {
    const { body, headers } = prepareRequest(client, 'exportAll', exportAll, { body: content });
    expect(body).toBeUndefined();
    expect(headers).not.toHaveProperty('Content-Type');
  });

  it('are sent where they are optional and given', () => {
    expect(prepareRequest(client, 'exportAll', exportAll, { body: [1] }).body).toBe('[1]');
  });

  it('have no content type without a body', () => {
    const { body, headers } = prepareRequest(client, 'search', search, {});
    expect(body).toBeUndefined();
    expect(headers).not.toHaveProperty('Content-Type');
  });
});

describe('LOC-4: Accept-Language on every call', () => {
  it.each([readCart, listOrders, putItem, share, search, startPage, trackClick])('$path', (endpoint) => {
    const parameters = { tenant: 'AZ', customerId: '1', item: {}, username: 'a', click: {} };
    expect(prepareRequest(client, 'aCall', endpoint, parameters).headers['Accept-Language']).toBe('de-AT');
  });

  it('is the language of the settings', () => {
    const english = createClient({ locale: 'en-GB' });
    expect(prepareRequest(english, 'search', search, {}).headers['Accept-Language']).toBe('en-GB');
  });

  it('asks for the language anew at each call', () => {
    let locale: 'de-AT' | 'en-GB' = 'de-AT';
    const changing = createClient({ locale: () => locale });
    expect(prepareRequest(changing, 'search', search, {}).headers['Accept-Language']).toBe('de-AT');
    locale = 'en-GB';
    expect(prepareRequest(changing, 'search', search, {}).headers['Accept-Language']).toBe('en-GB');
  });
});

describe('API-2: the CSRF header comes from the XSRF-TOKEN cookie', () => {
  it.each([
    ['content', startPage],
    ['analytics', trackClick],
  ])('on %s calls', (_, endpoint) => {
    expect(prepareRequest(withCookies, 'aCall', endpoint, { click: {} }).headers['X-XSRF-TOKEN']).toBe('x-1');
  });

  it('not on shop calls', () => {
    expect(prepareRequest(withCookies, 'search', search, {}).headers).toEqual({ 'Accept-Language': 'de-AT' });
  });

  it('not without the cookie', () => {
    expect(prepareRequest(client, 'startPage', startPage, {}).headers).toEqual({
      'Accept-Language': 'de-AT',
    });
  });
});

describe('Idempotency-Key', () => {
  const parameters = { tenant: 'AZ', order: {} };

  it('is the argument idempotencyKey of a submit call', () => {
    const { headers } = prepareRequest(client, 'submitOrder', submitOrder, {
      ...parameters,
      idempotencyKey: 'k-1',
    });
    expect(headers['Idempotency-Key']).toBe('k-1');
  });

  it.each([undefined, null])('is left out when it is %s', (idempotencyKey) => {
    const { headers } = prepareRequest(client, 'submitOrder', submitOrder, { ...parameters, idempotencyKey });
    expect(headers).not.toHaveProperty('Idempotency-Key');
  });

  it('is not sent with other calls', () => {
    const { headers } = prepareRequest(client, 'search', search, { idempotencyKey: 'k-1' });
    expect(headers).not.toHaveProperty('Idempotency-Key');
  });
});

it('adds the headers that a call brings itself', () => {
  const { headers } = prepareRequest(client, 'search', search, {}, { Accept: 'text/event-stream' });
  expect(headers).toEqual({ 'Accept-Language': 'de-AT', Accept: 'text/event-stream' });
});
