import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { stores } from '../testing';
import { createLoginFailures } from './login-failures';

describe.each(stores)('T28: guessing passwords on %s', (_, open) => {
  let store: Store;
  let name = 0;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('of many guesses at once, at any number of nodes, no more are examined than one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 30 }), async (guesses) => {
        const nodes = Array.from({ length: 3 }, () => createLoginFailures(store, systemClock));
        const userName = `guessed-${(name += 1)}`;
        let examined = 0;
        const outcomes = await Promise.all(
          guesses.map(async (at, index) =>
            // However a name is written, it is the same.
            nodes[at]?.attempt(index % 2 === 0 ? userName : ` ${userName.toUpperCase()} `, () => {
              examined += 1;
              return Promise.resolve(undefined);
            }),
          ),
        );
        expect(examined).toBe(5);
        expect(outcomes.filter((outcome) => outcome !== undefined && 'pause' in outcome)).toHaveLength(
          guesses.length - 5,
        );
      }),
      { numRuns: 10 },
    );
  });

  it('many right passwords at once are no mistakes', async () => {
    const failures = createLoginFailures(store, systemClock);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => failures.attempt('shared', () => Promise.resolve('u-1'))),
    );
    expect(all).toEqual(Array.from({ length: 30 }, () => ({ found: 'u-1' })));
  });

  it('a try that could not be examined leaves the others their turn', async () => {
    const failures = createLoginFailures(store, systemClock);
    const broken = failures.attempt('unlucky', () => Promise.reject(new Error('no database')));
    const next = failures.attempt('unlucky', () => Promise.resolve('u-1'));
    await expect(broken).rejects.toThrow('no database');
    expect(await next).toEqual({ found: 'u-1' });
  });
});
