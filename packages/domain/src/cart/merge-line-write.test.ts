import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineContent, LineWrite, StoredLine, WrittenContent } from './line-write';
import { resolveLineWrite } from './resolve-line-write';

const NOW = 1_000_000;
const write = (content: WrittenContent | undefined, more: Partial<LineWrite> = {}): LineWrite => ({
  content,
  ageMs: 0,
  ...more,
});
const kept = (line: StoredLine | undefined, wish: LineWrite, now = NOW) => resolveLineWrite(line, wish, now);

const full: LineContent = {
  amount: 24,
  unitAbbreviation: 'KT',
  note: 'reif',
  costCentre: 'Bar',
  customerArticleNumber: 'K-7',
};
const start = kept(undefined, write(full, { operationId: 'first' })).line;

describe('CRT-7: a write changes what it names', () => {
  it.each<[string, WrittenContent, Partial<LineContent>]>([
    ['an amount alone', { amount: 25, unitAbbreviation: 'KT' }, { amount: 25 }],
    ['another unit', { amount: 24, unitAbbreviation: 'ST' }, { unitAbbreviation: 'ST' }],
    ['a note alone', { note: 'grün' }, { note: 'grün' }],
    ['a cost centre alone', { costCentre: 'Saal' }, { costCentre: 'Saal' }],
    ['an own number alone', { customerArticleNumber: 'K-8' }, { customerArticleNumber: 'K-8' }],
    ['an amount and a note', { amount: 1, unitAbbreviation: 'KT', note: 'x' }, { amount: 1, note: 'x' }],
    ['nothing', {}, {}],
  ])('%s', (_what, content, changed) => {
    const { outcome, line } = kept(start, write(content, { seenVersion: 1 }));
    expect([outcome, line.content]).toEqual(['APPLIED', { ...full, ...changed }]);
  });

  it('ends a remark by an empty one', () => {
    expect(kept(start, write({ note: '' })).line.content).not.toHaveProperty('note');
    expect(kept(undefined, write({ amount: 1, unitAbbreviation: 'KT', note: '' })).line.content).toEqual({
      amount: 1,
      unitAbbreviation: 'KT',
    });
  });

  it('FAI-2: lets a plan follow the amount, and ends it by an empty one', () => {
    const plan = [
      { date: '2027-01-15', amount: 4 },
      { date: '2027-02-12', amount: 2 },
    ];
    const planned = kept(undefined, write({ amount: 6, unitAbbreviation: 'KT', plan })).line;
    expect(kept(planned, write({ note: 'x' })).line.content?.plan).toEqual(plan);
    expect(kept(planned, write({ amount: 9, unitAbbreviation: 'KT' })).line.content?.plan).toEqual([
      { date: '2027-01-15', amount: 4 },
      { date: '2027-02-12', amount: 5 },
    ]);
    expect(kept(planned, write({ amount: 6, unitAbbreviation: 'KT', plan: [] })).line.content).toEqual({
      amount: 6,
      unitAbbreviation: 'KT',
    });
  });

  it('starts no line by a remark, and brings none back', () => {
    expect(() => kept(undefined, write({ note: 'x' }))).toThrow(RangeError);
    const gone = kept(start, write(undefined)).line;
    expect(kept(gone, write({ note: 'x' })).line).toEqual(gone);
  });
});

describe('CRT-8: each thing of a line is judged by its own history', () => {
  const noted = kept(start, write({ note: 'grün' }, { seenVersion: 1, operationId: 'n' })).line;

  it('an amount does not meet a remark made since', () => {
    const { outcome, line } = kept(
      noted,
      write({ amount: 30, unitAbbreviation: 'KT' }, { seenVersion: 1, ageMs: 60_000, operationId: 'a' }),
    );
    expect([outcome, line.content]).toEqual(['APPLIED', { ...full, amount: 30, note: 'grün' }]);
  });

  it('a remark does not meet an amount set since, nor another remark', () => {
    const raised = kept(noted, write({ amount: 30, unitAbbreviation: 'KT' }, { seenVersion: 2 })).line;
    const { outcome, line } = kept(raised, write({ costCentre: 'Saal' }, { seenVersion: 1, ageMs: 60_000 }));
    expect([outcome, line.content]).toEqual([
      'APPLIED',
      { ...full, amount: 30, note: 'grün', costCentre: 'Saal' },
    ]);
  });

  it('two notes at once: the later stays, the other is kept at hand with all else as it is', () => {
    const late = write({ amount: 30, unitAbbreviation: 'KT', note: 'gelb' }, { seenVersion: 1, ageMs: 1 });
    expect(kept(noted, late)).toMatchObject({
      outcome: 'LOST',
      line: { version: 3, content: { amount: 30, note: 'grün', costCentre: 'Bar' } },
      conflict: { kept: { amount: 30, note: 'grün' }, dropped: { amount: 30, note: 'gelb' } },
    });
  });

  it('a removal meets every change made since', () => {
    const older = write(undefined, { seenVersion: 1, ageMs: 1, operationId: 'r' });
    expect(kept(noted, older)).toMatchObject({ outcome: 'LOST', line: { content: { note: 'grün' } } });
    const later = kept(noted, { ...older, ageMs: 0 }, NOW + 1);
    expect(later).toMatchObject({ outcome: 'WON', conflict: { kept: undefined, dropped: { note: 'grün' } } });
  });

  it('without a version the age alone decides, and without either an old client is taken at its word', () => {
    const amount = { amount: 9, unitAbbreviation: 'KT' };
    expect(kept(start, { content: amount, ageMs: 1 }).outcome).toBe('LOST');
    expect(kept(start, { content: amount, ageMs: 0 }).outcome).toBe('APPLIED');
    expect(kept(start, { content: amount }, NOW - 5).outcome).toBe('APPLIED');
  });

  it('meets no earlier write of the same buyer, whose answer was lost or is still on its way', () => {
    const again = write(
      { amount: 9, unitAbbreviation: 'KT' },
      { seenVersion: 0, ageMs: 60_000, operationId: 'again', afterOperationIds: ['lost', 'first'] },
    );
    expect(kept(start, again)).toMatchObject({ outcome: 'APPLIED', line: { content: { amount: 9 } } });
    const removed = write(undefined, { seenVersion: 0, ageMs: 60_000, afterOperationIds: ['first'] });
    expect(kept(start, removed).outcome).toBe('APPLIED');
    expect(kept(start, { ...again, afterOperationIds: ['other'] }).outcome).toBe('LOST');
  });

  it('puts back in what was taken out, where the buyer saw no line, unless the removal was later', () => {
    const gone = kept(start, write(undefined, { seenVersion: 1 })).line;
    const again = { amount: 2, unitAbbreviation: 'KT' };
    expect(kept(gone, write(again, { seenVersion: 0 }), NOW + 1)).toMatchObject({
      outcome: 'APPLIED',
      line: { content: again, version: 3 },
    });
    expect(kept(gone, write(again, { seenVersion: 0, ageMs: 2 }), NOW + 1)).toMatchObject({
      outcome: 'LOST',
      conflict: { kept: undefined, dropped: again },
    });
  });

  it('reads lines stored before remarks had a history of their own', () => {
    const old: StoredLine = { version: 5, content: full, actedAt: NOW, knownOperationIds: [] };
    expect(kept(old, write({ note: 'x' }, { seenVersion: 4, ageMs: 1 }))).toMatchObject({ outcome: 'LOST' });
    expect(kept(old, write({ note: 'x' }, { seenVersion: 5, ageMs: 1 }))).toMatchObject({
      outcome: 'APPLIED',
      line: { version: 6, amountVersion: 5 },
    });
  });
});

describe('any writes in any order', () => {
  const part = fc.record(
    {
      amount: fc.integer({ min: 1, max: 3 }),
      note: fc.constantFrom('', 'a', 'b'),
      costCentre: fc.constantFrom('', 'c', 'd'),
    },
    { requiredKeys: [] },
  );
  const writes = fc.uniqueArray(
    fc.record({ part, ageMs: fc.integer({ min: 0, max: 5 }), id: fc.stringMatching(/^[a-z]{2}$/) }),
    { minLength: 1, maxLength: 6, selector: ({ id }) => id },
  );
  const wishes = (list: readonly { part: Partial<LineContent>; ageMs: number; id: string }[]) =>
    list.map(({ part: { amount, ...remarks }, ageMs, id }) =>
      write(
        { ...remarks, ...(amount !== undefined && { amount, unitAbbreviation: 'KT' }) },
        { seenVersion: 1, ageMs, operationId: id },
      ),
    );

  it('end alike, and each thing holds what was wanted of it last', () => {
    const later = NOW + 10;
    fc.assert(
      fc.property(
        writes.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const end = (order: typeof list) =>
            wishes(order).reduce((line, wish) => kept(line, wish, later).line, start).content;
          const inTime = [...list].sort((a, b) => b.ageMs - a.ageMs || (a.id < b.id ? -1 : 1));
          const wanted = inTime.reduce<WrittenContent>(
            (all, { part: named }) => ({ ...all, ...named }),
            full,
          );
          const { amount, note, costCentre } = end(shuffled) ?? {};
          expect(end(shuffled)).toEqual(end([...list]));
          expect([amount, note ?? '', costCentre ?? '']).toEqual([
            wanted.amount,
            wanted.note,
            wanted.costCentre,
          ]);
        },
      ),
    );
  });
});
