import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import * as endpoints from '../endpoints';
import { namedShapes, pathParameters, problemSchema, problemShapes } from '../schemas';
import type { AnyCall, Call } from './call';
import { type CallName, contract, type Contract, contractAreas } from './contract';

const calls = Object.entries<AnyCall>({ ...contract });

describe('the contract', () => {
  it('has every endpoint under its name, once', () => {
    expect(Object.keys(contract).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(new Map(calls).get(name)?.endpoint, name).toBe(endpoint);
    }
    expectTypeOf<CallName>().toEqualTypeOf<keyof typeof endpoints>();
  });

  it('ties each name to its own endpoint in types too', () => {
    type Endpoints = typeof endpoints;
    expectTypeOf<Contract>().toExtend<{ [Name in keyof Endpoints]: Call<Endpoints[Name]> }>();
  });

  it('holds the same calls by area', () => {
    const inAreas = Object.values(contractAreas).flatMap((area) => Object.keys(area));
    expect(inAreas.sort()).toEqual(Object.keys(contract).sort());
  });

  it('has a sentence for each call', () => {
    for (const [name, { summary }] of calls) expect(summary, name).toMatch(/^[A-Z].*\.$/);
  });

  it('has a shape for every path parameter', () => {
    for (const [name, { endpoint }] of calls) {
      for (const [, parameter] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
        expect(Object.keys(pathParameters), name).toContain(parameter);
      }
    }
  });

  it('describes each query parameter of the endpoint, required or optional as it says', () => {
    for (const [name, { endpoint, query }] of calls) {
      expect(Object.keys(query?.shape ?? {}), name).toEqual(Object.keys(endpoint.query ?? {}));
      for (const [parameter, shape] of Object.entries(query?.shape ?? {})) {
        const optional = shape.safeParse(undefined).success;
        expect(optional ? 'optional' : 'required', `${name} ${parameter}`).toBe(endpoint.query?.[parameter]);
      }
    }
  });

  it('has a body exactly where the endpoint has one', () => {
    for (const [name, { endpoint, body }] of calls) {
      expect(body !== undefined, name).toBe(endpoint.body !== undefined);
    }
  });

  it('has an answer exactly where there is JSON, and media types exactly for files', () => {
    for (const [name, { endpoint, answer, mediaTypes }] of calls) {
      expect(answer === null, name).toBe(endpoint.answer === 'empty' || endpoint.answer === 'file');
      expect(mediaTypes !== undefined, name).toBe(endpoint.answer === 'file');
    }
  });

  it('refuses unknown fields in every body that is an object', () => {
    for (const [name, { body }] of calls) {
      if (body === undefined) continue;
      const issues = body.safeParse({ surprise: 1 }).error?.issues ?? [];
      const refused = issues.some(
        ({ code, path }) => (code === 'unrecognized_keys' || code === 'invalid_type') && path.length === 0,
      );
      expect(refused, name).toBe(true);
    }
  });

  it('PRI-9: marks the answers that hold prices', () => {
    expect(contract.getCart.priceBearing).toBe(true);
    expect(contract.searchProducts.priceBearing).toBe(true);
    expect(contract.getReceipts.priceBearing).toBe(true);
    expect('priceBearing' in contract.getProductDetails).toBe(false);
    expect('priceBearing' in contract.getCustomer).toBe(false);
  });

  it('names the one role that a call asks for by itself', () => {
    expect(calls.filter(([, { roles }]) => roles !== undefined).map(([name]) => name)).toEqual([
      'getContentPreview',
      'watchContentPreview',
      'getPreviewPages',
      'createPreviewLink',
    ]);
    expect(contract.watchContentPreview.roles).toEqual(['can-preview-content']);
    expect(contract.getContentPreview.roles).toEqual(['can-preview-content']);
  });
});

describe('examples', () => {
  const withExamples = [...namedShapes].flatMap(([name, shape]) => {
    const examples = z.globalRegistry.get(shape)?.['examples'];
    return Array.isArray(examples) ? examples.map((example: unknown) => ({ name, shape, example })) : [];
  });

  it('are there for the main shapes', () => {
    const names = withExamples.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Product', 'OrderSubmission', 'SearchBody', 'CartItemWrite', 'Problem']),
    );
  });

  it('are valid', () => {
    for (const { name, shape, example } of withExamples) {
      expect(shape.safeParse(example).error?.issues ?? [], name).toEqual([]);
    }
  });
});

describe('answers', () => {
  it('are loose: an old client takes what a new backend adds, at any depth', () => {
    const newer = {
      ...{ customerId: '1', displayName: 'Gasthof Post' },
      customerAddress: { city: 'Zell', planet: 'Earth' },
      mood: 'good',
    };
    expect(contract.getUserCustomers.answer.safeParse([newer]).success).toBe(true);
  });
});

describe('answers and errors', () => {
  it.each([
    ...calls.flatMap(([name, { answer }]) => (answer === null ? [] : [{ name, shape: answer }])),
    ...Object.entries({ ...problemShapes, problem: problemSchema }).map(([name, shape]) => ({ name, shape })),
  ])('$name: no part of it is closed to what a newer backend adds', ({ shape }) => {
    expect(JSON.stringify(z.toJSONSchema(shape, { io: 'input' }))).not.toContain(
      '"additionalProperties":false',
    );
  });
});

describe('rules that calls embody', () => {
  const addressOf = ({ endpoint }: AnyCall) => `${endpoint.method} ${endpoint.path}`;

  it('INV-1: inventories can be deleted and recovered, and the deleted have their list', () => {
    expect(addressOf(contract.deleteInventory)).toBe('DELETE /t/{tenant}/inventories/{inventoryId}');
    expect(addressOf(contract.recoverInventory)).toBe('POST /t/{tenant}/inventories/recover/{inventoryId}');
    expect(addressOf(contract.getDeletedInventories)).toBe('GET /t/{tenant}/inventories/deleted');
    expect(contract.getDeletedInventories.answer).toBe(namedShapes.get('InventoryPage'));
  });

  it('LAB-1: labels are added, removed, cleared, added from essences, checked, generated and mailed', () => {
    const labelCalls = Object.values(contractAreas['label'] ?? {}).map(addressOf);
    expect(labelCalls.sort()).toEqual([
      'DELETE /t/{tenant}/my/labels',
      'DELETE /t/{tenant}/my/labels/{sku}',
      'GET /t/{tenant}/my/label-skus',
      'GET /t/{tenant}/my/labels/check-for-inactive-products',
      'GET /t/{tenant}/my/labels/products',
      'GET /t/{tenant}/my/labels/{sku}',
      'POST /t/{tenant}/my/labels/add-all-from-essences',
      'POST /t/{tenant}/my/labels/generate',
      'POST /t/{tenant}/my/labels/{sku}',
      'PUT /t/{tenant}/my/emails/label-print',
    ]);
    expect(contract.emailLabels.body.safeParse([{ sku: '1', amount: 2 }]).success).toBe(true);
  });

  it('notifications are those of a customer', () => {
    expect(contract.getNotifications.endpoint.access).toBe('customer');
    expect(contract.getUrgentNotifications.endpoint.access).toBe('customer');
  });

  it('API-5: orders are sorted by their fields and no other', () => {
    const sortBy = contract.getOrdersOverview.query.shape.sortBy;
    expect(sortBy.safeParse('deliveryDate').success).toBe(true);
    expect(sortBy.safeParse('comment').success).toBe(false);
    expect(contract.getOrders.query.shape.sortBy.safeParse('sum').success).toBe(true);
  });

  it('API-6: the label list is sorted by average or last price', () => {
    expect(contract.getLabelProducts.query.shape.sortBy.safeParse('averagePrice').success).toBe(true);
    expect(contract.getLabelProducts.query.shape.sortBy.safeParse('name').success).toBe(false);
  });

  it('API-1: an address holds 100 skus, more go into a body', () => {
    const skus = (length: number) => Array.from({ length }, String).join(',');
    expect(contract.getProducts.query.shape.sku.safeParse(skus(100)).success).toBe(true);
    expect(contract.getProducts.query.shape.sku.safeParse(skus(101)).success).toBe(false);
    expect(contract.getProducts.query.shape.sku.safeParse('').success).toBe(false);
    expect(contract.getEssenceVisibility.query.shape.sku.safeParse(skus(300)).success).toBe(true);
    expect(contract.getEssenceVisibility.query.shape.sku.safeParse(skus(301)).success).toBe(false);
    expect(contract.getRecentEssenceItems.query.shape.skus.safeParse(skus(300)).success).toBe(true);
    expect(contract.getRecentEssenceItems.query.shape.skus.safeParse(skus(301)).success).toBe(false);
  });
});
