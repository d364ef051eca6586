import type { Contract } from '@gastroshop/api-contract';
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as everything from './index';
import { failureOf, fakeBackend, json } from './testing/fake-backend';
import * as calls from './calls';

/** Names of the parameters a call cannot do without, in the order they are looked at. */
function requiredBy({ path, query = {}, body, optionalBody }: endpoints.Endpoint): string[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const inQuery = Object.keys(query).filter((name) => query[name] === 'required');
  return [...inPath, ...inQuery, ...(body !== undefined && !optionalBody ? [body] : [])];
}

const table = Object.entries(endpoints).map(([name, endpoint]: [string, endpoints.Endpoint]) => {
  const call = Object.entries(calls).find(([key]) => key === name)?.[1];
  return { name, endpoint, call, required: requiredBy(endpoint) };
});
const answered = table.filter(({ endpoint }) => endpoint.answer !== 'events');

describe('the functions of the calls', () => {
  it('are those of the contract: one for each call, and no other', () => {
    expectTypeOf<keyof typeof calls>().toEqualTypeOf<keyof Contract>();
    expect(Object.keys(calls).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('can all be imported from the package', () => {
    expectTypeOf<keyof typeof everything & keyof Contract>().toEqualTypeOf<keyof Contract>();
    expect(everything).toMatchObject(calls);
  });

  it.each(answered.filter(({ required }) => required.length > 0))(
    'ERR-1: $name names what is missing, and sends nothing',
    async ({ name, call = failureOf, required: [first = ''] }) => {
      const { client, calls: sent } = fakeBackend(() => json({}));
      const work: unknown = Reflect.apply(call, undefined, [client, {}]);
      expect(await failureOf(Promise.resolve(work))).toMatchObject({
        field: first,
        message: `Required parameter \`${first}\` was null or undefined when calling \`${name}\``,
      });
      expect(sent).toEqual([]);
    },
  );

  it.each(answered)(
    'API-1: $name goes to its own address',
    async ({ endpoint, call = failureOf, required }) => {
      const {
        client,
        calls: sent,
        tokenRequests,
      } = fakeBackend(
        () => json({}),
        () => json({}),
      );
      const request = Object.fromEntries(required.map((name) => [name, `a ${name}`]));
      await Promise.resolve(Reflect.apply(call, undefined, [client, request]));
      const [message] = [...sent, ...tokenRequests];
      const base = endpoint.base === 'proxy' ? '/proxy' : '/v1';
      expect(message?.init.method).toBe(endpoint.method);
      expect(message?.url.split('?')[0]).toBe(base + endpoint.path.replace(/\{(\w+)\}/g, 'a%20$1'));
    },
  );
});
