import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../../../db';
import type { SearchEngine, EngineQuery } from '../../../search-engine';
import { openQuickStore } from '../../../testing';
import { cachingEngine } from './caching-engine';

const question = (wanted: Partial<EngineQuery>): EngineQuery => ({
  tenant: 'AZ',
  revision: 1,
  text: 'milch',
  mayBeFound: () => true,
  isWhole: true,
  ...wanted,
});

describe('an engine that remembers', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(() => store.close());

  /** Asks, and tells how often the engine behind was asked. */
  const timesAsked = async (wanted: readonly Partial<EngineQuery>[], found = 1): Promise<number> => {
    let times = 0;
    const engine: SearchEngine = {
      find: (_queries: Queries, { mayBeFound }) => {
        times += 1;
        const skus = Array.from({ length: found }, (_, index) => String(index)).filter(mayBeFound);
        return Promise.resolve({
          scores: new Map(skus.map((sku) => [sku, 1])),
          didYouMean: undefined,
          missing: [],
          close: new Set<string>(),
        });
      },
    };
    const remembering = cachingEngine(engine);
    await store.asSystem(async (queries) => {
      for (const one of wanted) await remembering.find(queries, question(one));
    });
    return times;
  };

  it('asks once for the same words of the same catalogue', async () => {
    expect(await timesAsked([{}, {}, {}])).toBe(1);
  });

  it.each([
    ['another tenant', { tenant: 'GM' }],
    ['a newer catalogue', { revision: 2 }],
    ['other words', { text: 'rahm' }],
    ['a buyer who may not have everything', { isWhole: false }],
  ] as const)('asks again for %s', async (_, other) => {
    expect(await timesAsked([{}, other])).toBe(2);
  });

  it('answers nobody with what only one may have', async () => {
    const none = { isWhole: false, mayBeFound: () => false };
    expect(await timesAsked([none, {}, none])).toBe(3);
  });

  it('does not keep what half the catalogue answers to', async () => {
    expect(await timesAsked([{}, {}], 2_001)).toBe(2);
  });
});
