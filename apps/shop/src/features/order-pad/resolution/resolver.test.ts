import type { OrderListLine } from '@gastroshop/api-contract';
import { problemError, testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { createResolver } from './resolver';
import { toRequestedLine } from './requested-line';

const wish = (article: string, amount = '2', unit = '') => toRequestedLine({ id: 1, article, amount, unit });

const found = (lines: readonly OrderListLine[]) =>
  Promise.resolve({
    lines: lines.map(({ lineNumber, article }) => ({
      lineNumber,
      outcome: 'FOUND' as const,
      product: testProduct(article, `Artikel ${article}`),
      unitAbbreviation: 'Stk',
      amount: 2,
    })),
  });

describe('createResolver', () => {
  it('asks for everything that is not known in one call, and never twice', async () => {
    const ask = vi.fn(found);
    const resolver = createResolver(ask);
    const first = resolver.want([wish('1'), wish('2'), wish('1')]);
    await Promise.all([first, resolver.want([wish('2')])]);
    await resolver.want([wish('1')]);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[0].map(({ article }) => article)).toEqual(['1', '2']);
    expect(resolver.known().verdictOf(wish('2'))).toMatchObject({ outcome: 'FOUND' });
    // Another amount is another question, about an article that is known.
    expect(resolver.known().verdictOf(wish('2', '3'))).toBeUndefined();
    expect(resolver.known().productOf('2')?.sku).toBe('2');
  });

  it('asks for more than a call takes in several', async () => {
    const ask = vi.fn(found);
    await createResolver(ask).want(Array.from({ length: 10_001 }, (_, index) => wish(String(index))));
    expect(ask.mock.calls.map(([lines]) => lines.length)).toEqual([10_000, 1]);
  });

  it('says that it failed, and asks again when told to', async () => {
    const ask = vi.fn(found).mockRejectedValueOnce(new Error('offline'));
    const resolver = createResolver(ask);
    const told = vi.fn();
    resolver.subscribe(told);
    await resolver.want([wish('1')]);
    expect(resolver.known().state).toBe('failed');
    await resolver.want([wish('1')]);
    expect(resolver.known().state).toBe('idle');
    expect(told).toHaveBeenCalledTimes(4);
  });

  const refusing =
    (bad: ReadonlySet<string>, status = 400) =>
    (lines: readonly OrderListLine[]) =>
      lines.some(({ article }) => bad.has(article))
        ? Promise.reject(
            problemError(status, { type: 'about:blank', title: 'Refused', status, code: 'malformed-body' }),
          )
        : found(lines);

  it.each([400, 413, 422])(
    'lets a line that is refused with %i be the fault of that line alone',
    async (status) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 200 }),
          fc.uniqueArray(fc.nat(199), { maxLength: 5 }),
          async (count, places) => {
            const bad = new Set(places.map(String));
            const resolver = createResolver(refusing(bad, status));
            const wishes = Array.from({ length: count }, (_, index) => wish(String(index)));
            await resolver.want(wishes);
            expect(resolver.known().state).toBe('idle');
            for (const each of wishes)
              expect(resolver.known().verdictOf(each)?.outcome).toBe(
                bad.has(each.question.article) ? 'ARTICLE_UNKNOWN' : 'FOUND',
              );
          },
        ),
        { numRuns: 30 },
      );
    },
  );

  it('names one refused line among 10,000 in less than 30 calls, and asks for none of them again', async () => {
    const ask = vi.fn(refusing(new Set(['7777'])));
    const resolver = createResolver(ask);
    const wishes = Array.from({ length: 10_000 }, (_, index) => wish(String(index)));
    await resolver.want(wishes);
    expect(ask.mock.calls.length).toBeLessThan(30);
    ask.mockClear();
    await resolver.want(wishes);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([401, 403, 429, 500])('does not look for a line where the call failed with %i', async (status) => {
    const ask = vi.fn(refusing(new Set(['1']), status));
    const resolver = createResolver(ask);
    await resolver.want([wish('1'), wish('2')]);
    expect(ask).toHaveBeenCalledOnce();
    expect(resolver.known().state).toBe('failed');
  });

  it('gives up on a list of nothing but refused lines', async () => {
    const all = Array.from({ length: 1000 }, (_, index) => String(index));
    const resolver = createResolver(refusing(new Set(all)));
    const wishes = all.map((product) => wish(product));
    await resolver.want(wishes);
    expect(resolver.known().state).toBe('failed');
    // What was named until then stays known, and asking again goes on from there.
    const named = () => wishes.filter((each) => resolver.known().verdictOf(each) !== undefined).length;
    const before = named();
    expect(before).toBeGreaterThan(0);
    await resolver.want(wishes);
    expect(named()).toBeGreaterThan(before);
  });

  it('asks again for lines that a call left out, shows what it knows meanwhile, and keeps it when a call fails', async () => {
    const inParts = (failsAt: number) => {
      let calls = 0;
      return vi.fn(async (lines: readonly OrderListLine[]) => {
        calls += 1;
        if (calls === failsAt) throw new Error('offline');
        const answer = await found(lines);
        return {
          lines: answer.lines.map((line, index) =>
            index < 3
              ? line
              : {
                  lineNumber: line.lineNumber,
                  outcome: 'ARTICLE_UNKNOWN' as const,
                  notSearched: true as const,
                },
          ),
        };
      });
    };
    const wishes = Array.from({ length: 10 }, (_, index) => wish(`Mehl ${index}`));
    const knownOf = (resolver: ReturnType<typeof createResolver>) =>
      wishes.filter((each) => resolver.known().verdictOf(each)?.outcome === 'FOUND').length;

    const resolver = createResolver(inParts(0));
    const counts: number[] = [];
    resolver.subscribe(() => counts.push(knownOf(resolver)));
    await resolver.want(wishes);
    expect(counts).toEqual([0, 3, 6, 9, 10]);

    const failing = createResolver(inParts(3));
    await failing.want(wishes);
    expect(failing.known().state).toBe('failed');
    expect(knownOf(failing)).toBe(6);
    await failing.want(wishes);
    expect(failing.known().state).toBe('idle');
    expect(knownOf(failing)).toBe(10);
  });

  it('does not ask for ever where a call leaves out everything', async () => {
    const ask = vi.fn((lines: readonly OrderListLine[]) =>
      Promise.resolve({
        lines: lines.map(({ lineNumber }) => ({
          lineNumber,
          outcome: 'ARTICLE_UNKNOWN' as const,
          notSearched: true as const,
        })),
      }),
    );
    const resolver = createResolver(ask);
    await resolver.want([wish('Mehl')]);
    expect(ask).toHaveBeenCalledOnce();
    expect(resolver.known().verdictOf(wish('Mehl'))).toEqual({ outcome: 'ARTICLE_UNKNOWN' });
  });

  it('forgets articles that do not hold any more', async () => {
    const resolver = createResolver(found);
    await resolver.want([wish('1'), wish('2')]);
    resolver.forget(new Set(['1']));
    expect(resolver.known().verdictOf(wish('1'))).toBeUndefined();
    expect(resolver.known().verdictOf(wish('2'))).toBeDefined();
  });
});

describe('wishOf', () => {
  it.each([
    ['12', { amount: 12 }],
    ['12,00', { amount: 12 }],
    ['1.200', {}],
    ['100000', { amount: 100_000 }],
    ['99999999999999999999', { amount: 100_000 }],
    ['', {}],
    ['1,5', {}],
    ['viele', {}],
  ])('reads %j as an amount', (amount, expected) => {
    expect(wish('1', amount).question).toEqual({ article: '1', ...expected });
  });

  it.each([
    ['0', []],
    ['-2', [2]],
    ['1,5', [1, 2]],
    ['1.200', [1200, 1]],
    ['3 Ktn', [3]],
    ['viele', []],
  ])('QTY-5: says that %j is no amount, and offers %j', (amount, offers) => {
    expect(wish('1', amount)).toMatchObject({ amountUnusable: true, amountOffers: offers });
  });
});
