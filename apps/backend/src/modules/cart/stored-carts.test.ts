import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { seedDeliveries, seedShelf, stores, visitOf } from '../../testing';
import { changeCart, changeLine } from './change-cart';
import { lockCart } from './cart-rows';
import type { CartAccess } from './cart-access';
import type { CartLineChange } from './decide-writes';
import { draftOf, type PendingLine } from './pending-line';
import { loadCart } from './load-cart';
import { contentsOf, decideOne, momentOf, Tabs, tabCommands } from './testing/tab-commands';

describe.each(stores)('a stored cart on %s', (_, open) => {
  let store: Store;
  let skus: readonly string[];

  beforeAll(async () => {
    store = await open();
    skus = await store.asSystem((queries) => seedShelf(queries, 3));
  });
  afterAll(() => store.close());

  /** A buyer types: only the line is read and answered. The cart behind it is looked up after. */
  const shortWay = async (visit: CartAccess, wish: CartLineChange) =>
    store.inScope(visit.key, async (queries) => {
      await changeLine(queries, visit, wish);
      return loadCart(queries, visit);
    });
  const longWay = (visit: CartAccess, wish: CartLineChange) =>
    store.inScope(visit.key, (queries) => changeCart(queries, visit, { wishes: [wish], isList: false }));

  it.each([
    ['the whole cart', [longWay]],
    ['lines', [shortWay]],
    ['both in turn', [longWay, shortWay]],
  ])(
    'changing %s, is after any commands of two tabs what the rules make of them in memory',
    async (_way, ways) => {
      await fc.assert(
        fc.asyncProperty(tabCommands(12), async (commands) => {
          const [who] = await store.asSystem((queries) => seedDeliveries(queries, 1));
          if (who === undefined) throw new Error('Nobody was planted');
          const tabs = new Tabs();
          let model: readonly PendingLine[] = [];
          for (const [place, command] of commands.entries()) {
            const wish = tabs.wish(command, skus, model);
            model = [...decideOne(model, wish, place).lines.values()];
            tabs.look(command.tab, model);
            const visit = visitOf(who, momentOf(place));
            const answer = await ways[place % ways.length]?.(visit, wish);
            expect(answer?.items.map(({ sku, amount, version }) => [sku, amount, version])).toEqual(
              contentsOf(model),
            );
          }
          const { key } = visitOf(who, momentOf(0));
          const { lines } = await store.inScope(key, (queries) => lockCart(queries, key, momentOf(0), skus));
          expect(contentsOf(lines.map(draftOf))).toEqual(contentsOf(model));
        }),
        { numRuns: 4 },
      );
    },
  );
});
