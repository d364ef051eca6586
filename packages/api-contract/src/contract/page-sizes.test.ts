import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../schemas';
import { contract } from './contract';
import type { AnyCall } from './call';

/** A way to read the size of a page that a call was asked for, as text of its address or as a number of its body. */
interface Place {
  readonly name: string;
  readonly read: (size: unknown) => { readonly success: boolean; readonly size?: unknown };
  readonly written: (size: number) => unknown;
}

const NAMES = ['size', 'pageSize', 'perPage'];

const inQuery = (call: string, { query }: AnyCall): readonly Place[] =>
  NAMES.flatMap((name) => {
    const shape = query?.shape[name];
    if (shape === undefined) return [];
    const read = (size: unknown) => {
      const { success, data } = shape.safeParse(size);
      return { success, size: data };
    };
    return [{ name: `${call} ?${name}`, read, written: String }];
  });

const paged = z.object({ page: z.object({ size: z.unknown() }) });

const inBody = (call: string, { body }: AnyCall): readonly Place[] => {
  // A body that is paged fills its page in, whatever else it asks for.
  if (body === undefined || !JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"size"'))
    return [];
  const read = (size: unknown) => {
    const { data, error } = body.safeParse({ page: { size } });
    const refused = error?.issues.some(({ path }) => path.join('.') === 'page.size') ?? false;
    return { success: !refused, size: paged.safeParse(data).data?.page.size };
  };
  return [{ name: `${call} page.size`, read, written: Number }];
};

const places = Object.entries<AnyCall>({ ...contract }).flatMap(([name, call]) => [
  ...inQuery(name, call),
  ...inBody(name, call),
]);

describe('API-3: the size of a page, of every call that answers pages', () => {
  it('may be asked for wherever an answer is one page of several', () => {
    const answersPages = Object.entries<AnyCall>({ ...contract })
      .filter(([, { answer }]) => answer && JSON.stringify(z.toJSONSchema(answer)).includes('"totalPages"'))
      .map(([name]) => name);
    expect(answersPages.length).toBeGreaterThan(15);
    const named = new Set(places.map(({ name }) => name.split(' ')[0]));
    expect(answersPages.filter((name) => !named.has(name))).toEqual([]);
  });

  it.each(places)('$name is 1 to 300, and 100 where nothing is said', ({ read, written }) => {
    for (const size of [1, 2, 6, 49, 50, 51, 100, 299, MAX_PAGE_SIZE])
      expect(read(written(size)).success, String(size)).toBe(true);
    expect(read(undefined).success).toBe(true);
    expect([undefined, DEFAULT_PAGE_SIZE]).toContain(read(undefined).size);
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -5, max: 310 })), (size) => {
        expect(read(written(size)).success).toBe(size >= 1 && size <= MAX_PAGE_SIZE);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.double({ noInteger: true }), fc.constantFrom('', ' 6', '6 ', '0x6', '1e2', 'six', '６')),
        (size) => {
          expect(read(String(size)).success).toBe(false);
          if (typeof size === 'number') expect(read(size).success).toBe(false);
        },
      ),
    );
  });
});
