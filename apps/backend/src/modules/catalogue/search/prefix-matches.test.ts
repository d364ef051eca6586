import { describe, expect, it } from 'vitest';
import { plainSnapshot } from '../snapshot/testing/plain-snapshot';
import { begunProducts } from './prefix-matches';

const MANY = 1_200;

describe('articles that a few letters are the beginning of', () => {
  const snapshot = plainSnapshot({
    Öl: 0,
    ...Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`Olive ${index}`, index])),
    Xylit: 1,
  });
  const begun = (text: string, mayBeFound: (sku: string) => boolean = () => true) =>
    begunProducts({ snapshot }, text, mayBeFound);

  it('are the thousand that sell most, what is called so before all', async () => {
    const found = await begun(' Öl');
    expect(found?.size).toBe(1_000);
    expect([...(found?.keys() ?? [])].slice(0, 3)).toEqual(['Öl', `Olive ${MANY - 1}`, `Olive ${MANY - 2}`]);
    const scores = [...(found?.values() ?? [])];
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    // What the customer buys may come first, wherever it stands.
    expect(scores.at(-1)).toBeGreaterThan(0.7);
  });

  it('are those that may be found', async () => {
    const found = await begun('o', (sku) => /[05]$/.test(sku));
    expect(found?.size).toBe(MANY / 5);
  });

  it.each(['', 'oliv', 'ol 1', '1l', 'xy', '%'])('are left to the search for "%s"', async (text) => {
    expect(await begun(text)).toBeUndefined();
  });
});
