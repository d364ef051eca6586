import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { type AnyCall, contract, errorCodes } from '../contract';
import { ERRORS } from '../schemas';
import { openApiDocument } from './build';

const openApi = openApiDocument();
const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const calls = new Map(Object.entries<AnyCall>({ ...contract }));
const operationOf = (name: string) =>
  operations.find(({ operation }) => operation.operationId === name)?.operation;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...openApiDocument() });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(openApi.openapi).toBe('3.1.0');
  });

  it('has the version of the package that it comes with', () => {
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ version: openApi.info['version'] });
  });

  it('is the same from build to build', () => {
    expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(openApi));
  });

  it('describes every call once, under its name', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(contract).sort(),
    );
    for (const { path, method, operation } of operations) {
      const endpoint = calls.get(operation.operationId)?.endpoint;
      expect(endpoint?.path).toBe(path);
      expect(endpoint?.method.toLowerCase()).toBe(method);
    }
  });

  it('has summary, one known tag, and security for each call', () => {
    const tags = openApi.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(operation.summary).not.toBe('');
      expect(operation.tags).toHaveLength(1);
      expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
      expect(operation.security.length).toBeGreaterThan(0);
    }
  });

  it('describes every area and every call in sentences', () => {
    for (const { name, description } of openApi.tags) expect(description, name).toMatch(/^[A-Z].{10,}\.$/);
    for (const { operation } of operations)
      expect(operation.description, operation.operationId).toMatch(/^[A-Z].{10,}\.$/);
    expect(operationOf('submitCart')?.description).toBe(
      'Whoever is signed in may call it for a customer they may act for. Prices are answered to those who may see them. The same key and body have one effect, however often they are sent.',
    );
    expect(operationOf('getToken')?.description).toBe('The session cookie opens it.');
  });

  it('lists every error a call may answer', () => {
    for (const { operation } of operations) {
      const call = calls.get(operation.operationId);
      const statuses = new Set(
        call === undefined ? [] : errorCodes(call).map((code) => String(ERRORS[code].status)),
      );
      expect(Object.keys(operation.responses).filter((status) => Number(status) >= 400)).toEqual(
        [...statuses].sort(),
      );
    }
  });

  it('resolves every reference', () => {
    const text = JSON.stringify(openApi);
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(
        ([, kind, name]) => `${kind ?? ''}/${name ?? ''}`,
      ),
    );
    const known = Object.entries(openApi.components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `${kind}/${name}`),
    );
    expect(references.size).toBeGreaterThan(150);
    expect([...references].filter((reference) => !known.includes(reference))).toEqual([]);
    expect(text.match(/\$ref/g)?.length).toBe(text.match(/"\$ref":"#\/components\//g)?.length);
  });

  it('has no component that nothing refers to', () => {
    const text = JSON.stringify(openApi);
    const names = Object.keys(openApi.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('marks extensions, and never requires a field that is one', () => {
    expect(operationOf('resolveOrderList')?.['x-extension']).toBe(true);
    expect(operationOf('getCart')).not.toHaveProperty('x-extension');
    const product = openApi.components.schemas['Product'];
    expect(product?.properties?.['vat']).toMatchObject({ 'x-extension': true });
    expect(product?.properties?.['sku']).not.toHaveProperty('x-extension');
    for (const [name, schema] of Object.entries(openApi.components.schemas)) {
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        if (typeof property === 'object' && property['x-extension'])
          expect(schema.required ?? [], name).not.toContain(field);
      }
    }
  });

  it('names components by reference and closes requests, not answers', () => {
    expect(openApi.components.schemas['Cart']?.properties?.['items']).toMatchObject({
      type: 'array',
      items: { $ref: '#/components/schemas/CartItem' },
    });
    expect(openApi.components.schemas['SearchBody']?.additionalProperties).toBe(false);
    expect(openApi.components.schemas['Cart']).not.toHaveProperty('additionalProperties');
    expect(openApi.components.schemas['Cart']).not.toHaveProperty('$schema');
    expect(openApi.components.schemas['Cart']).not.toHaveProperty('$id');
    expect(Object.keys(openApi.components.schemas)).toEqual(Object.keys(openApi.components.schemas).sort());
  });

  it('keeps schemas short: no pattern beside a format, no bounds every integer has', () => {
    const text = JSON.stringify(openApi);
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(openApi.components.schemas['DayRange']?.properties?.['start']).toEqual({
      type: 'string',
      format: 'date',
      description: 'First day',
    });
    expect(text).toContain('"pattern"');
  });
});

describe('operations', () => {
  it('API-1: send lists comma-separated, in one parameter', () => {
    expect(operationOf('getProducts')?.parameters).toContainEqual({
      name: 'sku',
      in: 'query',
      required: true,
      description: 'Numbers of the products, 1 to 100',
      style: 'form',
      explode: false,
      schema: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { type: 'string', minLength: 1, maxLength: 40 },
      },
    });
  });

  it('have path parameters, then query, then headers', () => {
    expect(
      operationOf('getOrdersOverview')?.parameters.map((parameter) =>
        'name' in parameter ? parameter.name : parameter.$ref,
      ),
    ).toEqual([
      'tenant',
      'customerId',
      'sortBy',
      'sortDirection',
      'page',
      'source',
      'search',
      'orderedFrom',
      'orderedTo',
      'editable',
      'size',
      '#/components/parameters/AcceptLanguage',
    ]);
    expect(operationOf('getCart')?.parameters[0]).toEqual({
      name: 'tenant',
      in: 'path',
      required: true,
      description: 'Tenant code, compared exactly',
      schema: { type: 'string', minLength: 1, maxLength: 100 },
    });
  });

  it('have the headers they carry', () => {
    const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });
    expect(operationOf('getStartPage')?.parameters).toEqual([header('AcceptLanguage'), header('XsrfToken')]);
    expect(operationOf('submitCart')?.parameters).toContainEqual(header('IdempotencyKey'));
    expect(operationOf('watchCart')?.parameters).toContainEqual(header('LastEventId'));
    expect(operationOf('getCart')?.parameters).toHaveLength(3);
  });

  it('API-4: say who may call', () => {
    expect(operationOf('getCart')?.security).toEqual([{ bearer: [] }]);
    expect(operationOf('getProduct')?.security).toEqual([{}, { bearer: [] }]);
    expect(operationOf('getStartPage')?.security).toEqual([{}, { session: [] }]);
    expect(operationOf('trackSearch')?.security).toEqual([{}, { session: [] }]);
    expect(operationOf('getToken')?.security).toEqual([{ session: [] }]);
    expect(operationOf('getCart')?.['x-access']).toBe('customer');
    expect(operationOf('getContentPreview')?.['x-roles']).toEqual(['can-preview-content']);
    expect(operationOf('getCart')?.['x-price-bearing']).toBe(true);
    expect(operationOf('getCustomer')).not.toHaveProperty('x-price-bearing');
    expect(operationOf('getCustomer')).not.toHaveProperty('x-roles');
  });

  it('have bodies as JSON or plain text, required or not', () => {
    expect(operationOf('searchProducts')?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/SearchBody' } } },
    });
    expect(operationOf('shareOrderTemplate')?.requestBody?.content).toHaveProperty('text/plain');
    expect(operationOf('getInventoryDetails')?.requestBody?.required).toBe(false);
    expect(operationOf('getCart')).not.toHaveProperty('requestBody');
  });

  it('answer JSON, nothing, files or events', () => {
    expect(operationOf('getCart')?.responses['200']).toEqual({
      description: 'The answer',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
    });
    expect(operationOf('addLabel')?.responses['204']).toEqual({ description: 'Done; no content' });
    expect(operationOf('addLabel')?.responses).not.toHaveProperty('200');
    expect(operationOf('getReceiptPdf')?.responses['200']).toEqual({
      description: 'A file',
      content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
    });
    expect(operationOf('watchCart')?.responses['200']).toEqual({
      description: 'Events, one JSON value each',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/CartEvent' } } },
    });
  });

  it('of the proxy have their own server', () => {
    expect(openApi.servers).toEqual([{ url: '/v1', description: 'Shop API' }]);
    expect(operationOf('trackSearch')?.servers).toEqual([{ url: '/proxy' }]);
    expect(operationOf('getCart')).not.toHaveProperty('servers');
  });

  it('answer errors as problem+json, with the shapes of those that carry more', () => {
    const conflict = operationOf('submitCart')?.responses['409'];
    const name = conflict !== undefined && '$ref' in conflict ? conflict.$ref.split('/').at(-1) : undefined;
    expect(name).toBe(
      'articles-not-available.cart-already-ordered.cart-empty.deadline-passed.order-differences.order-locked',
    );
    const response = openApi.components.responses[name ?? ''];
    expect(response?.description.split('\n')).toHaveLength(6);
    expect(response?.description.split('\n')[2]).toBe('`cart-empty`: There is nothing to order.');
    expect(response?.content).toEqual({
      'application/problem+json': {
        schema: {
          anyOf: [
            'ArticlesNotAvailableProblem',
            'CartAlreadyOrderedProblem',
            'Problem',
            'DeadlinePassedProblem',
            'OrderDifferencesProblem',
          ].map((shape) => ({ $ref: `#/components/schemas/${shape}` })),
        },
      },
    });
    expect(openApi.components.responses['not-found']?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });
});
