import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideWrites } from './decide-writes';
import type { PendingLine } from './pending-line';
import { decideOne, Tabs, tabCommands } from './testing/tab-commands';

const SKUS = ['a', 'b', 'c'];

describe('deciding writes', () => {
  it('loses no wish silently, whatever two tabs do in whatever order', () => {
    fc.assert(
      fc.property(tabCommands(20), (commands) => {
        const tabs = new Tabs();
        let lines: readonly PendingLine[] = [];
        const taken = new Set<string>();
        for (const [place, command] of commands.entries()) {
          const wish = tabs.wish(command, SKUS, lines);
          const before = lines.find(({ sku }) => sku === wish.sku);
          const { lines: after, conflicts } = decideOne(lines, wish, place);
          const line = after.get(wish.sku);
          const isRepetition = taken.has(wish.write.operationId ?? '');
          taken.add(wish.write.operationId ?? '');

          const amounts = { before: before?.stored.content?.amount, after: line?.stored.content?.amount };
          const wanted = wish.write.content?.amount;
          // The wish is there, or its buyer is told that it is not; a repetition is nothing new.
          if (!isRepetition && amounts.after !== wanted)
            expect(conflicts).toEqual([
              { sku: wish.sku, kept: line?.stored.content, dropped: wish.write.content },
            ]);
          // What somebody else wanted is there, or both are told that it is not.
          const isStale = (wish.write.seenVersion ?? 0) !== (before?.stored.version ?? 0);
          if (isStale && amounts.before !== undefined && amounts.before !== amounts.after)
            expect(conflicts).toMatchObject([{ dropped: before?.stored.content }]);
          // Other lines are not touched, versions never fall, and each line has its own place.
          for (const other of lines.filter(({ sku }) => sku !== wish.sku))
            expect(after.get(other.sku)).toBe(other);
          expect(line?.stored.version ?? 0).toBeGreaterThanOrEqual(before?.stored.version ?? 0);
          const places = [...after.values()].map(({ position }) => position);
          expect(places).toEqual([...new Set(places)].toSorted((x, y) => x - y));

          lines = [...after.values()];
          tabs.look(command.tab, lines);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes the later of two wishes for one article in one request', () => {
    const write = (amount: number) => ({ content: { amount, unitAbbreviation: 'ST' }, seenVersion: 0 });
    const { lines, conflicts } = decideWrites(
      [],
      [
        { sku: 'a', write: write(1) },
        { sku: 'a', write: write(2) },
      ],
      { userId: 'u', now: new Date(0) },
    );
    expect(lines.get('a')?.stored.content?.amount).toBe(2);
    expect(conflicts).toEqual([]);
  });

  it('keeps no trace of taking out what never was in', () => {
    const removal = { sku: 'a', write: { content: undefined } };
    expect(decideWrites([], [removal], { userId: 'u', now: new Date(0) }).touched).toEqual([]);
  });
});
