import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOrderLines, type LifeLine, type LineChange } from './change-lines';

const line = (sku: string, amount: number, editableUntil: number | undefined): LifeLine => ({
  sku,
  amount,
  unitAbbreviation: 'Stk',
  editableUntil,
});
const to = (sku: string, amount: number, unitAbbreviation = 'Stk'): LineChange => ({
  sku,
  amount,
  unitAbbreviation,
});
const CURRENT = [line('1', 4, 100), line('2', 6, 50), line('3', 2, undefined)];
const decide = (changes: readonly LineChange[], { now = 10, seen = CURRENT } = {}) =>
  changeOrderLines({ current: CURRENT, seen, changes, deadlineOfNew: () => 100, now });

describe('ORD-2: lines are changed until their own deadline', () => {
  it('changes, adds and takes out; what nobody names stays where it stands', () => {
    expect(decide([to('9', 1), to('1', 5), to('2', 0)])).toEqual({
      kind: 'CHANGED',
      lines: [to('1', 5), to('3', 2), to('9', 1)],
      differences: [
        { sku: '9', before: undefined, after: { amount: 1, unitAbbreviation: 'Stk' } },
        {
          sku: '1',
          before: { amount: 4, unitAbbreviation: 'Stk' },
          after: { amount: 5, unitAbbreviation: 'Stk' },
        },
        { sku: '2', before: { amount: 6, unitAbbreviation: 'Stk' }, after: undefined },
      ],
    });
  });

  it('an amount it has already is no change, not even of a line that is fixed', () => {
    expect(decide([to('2', 6), to('3', 2), to('7', 0)], { now: 99 })).toMatchObject({
      kind: 'CHANGED',
      differences: [],
    });
  });

  it('another unit is a change', () => {
    expect(decide([to('1', 4, 'Ktn')])).toMatchObject({ kind: 'CHANGED', differences: [{ sku: '1' }] });
  });

  it.each([
    ['strictly before the deadline', 49, []],
    ['at the deadline', 50, [{ sku: '2', editableUntil: 50 }]],
    ['after it', 51, [{ sku: '2', editableUntil: 50 }]],
  ])('%s', (_case, now, locked) => {
    const result = decide([to('1', 5), to('2', 7)], { now });
    expect(result).toMatchObject(locked.length > 0 ? { kind: 'LOCKED', locked } : { kind: 'CHANGED' });
  });

  it('a line that cannot be changed and a new one that cannot come any more are told', () => {
    expect(decide([to('3', 0)])).toEqual({
      kind: 'LOCKED',
      locked: [{ sku: '3', editableUntil: undefined }],
    });
    expect(
      changeOrderLines({
        current: CURRENT,
        seen: CURRENT,
        changes: [to('9', 1)],
        deadlineOfNew: () => undefined,
        now: 10,
      }),
    ).toEqual({ kind: 'LOCKED', locked: [{ sku: '9', editableUntil: undefined }] });
  });

  it('ORD-3: changes of two colleagues both count, unless they are of the same line', () => {
    const seen = [line('1', 4, 100), line('2', 9, 50)];
    expect(decide([to('1', 5)], { seen })).toMatchObject({ kind: 'CHANGED' });
    expect(decide([to('1', 5), to('2', 8)], { seen })).toEqual({ kind: 'CONFLICT', skus: ['2'] });
    // Both wanted the same.
    expect(decide([to('2', 6)], { seen })).toMatchObject({ kind: 'CHANGED', differences: [] });
  });

  it('no path edits a line after its deadline, and none loses a line silently', () => {
    const skus = fc.constantFrom('1', '2', '3', '4', '5');
    const change = fc.record({
      sku: skus,
      amount: fc.nat(3),
      unitAbbreviation: fc.constantFrom('Stk', 'Ktn'),
    });
    const session = fc.record({
      changes: fc.array(change, { maxLength: 6 }),
      wait: fc.nat(10),
      seenAgo: fc.nat(2),
    });
    const deadlines = fc.array(fc.option(fc.nat(60), { nil: undefined }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 12 }), deadlines, (sessions, until) => {
        const untilOf = (sku: string) => until[Number(sku) - 1];
        let now = 0;
        const revisions: LifeLine[][] = [['1', '2', '3'].map((sku) => line(sku, 2, untilOf(sku)))];
        for (const { changes, wait, seenAgo } of sessions) {
          now += wait;
          const current = revisions.at(-1) ?? [];
          const seen = revisions.at(-1 - seenAgo) ?? current;
          const result = changeOrderLines({ current, seen, changes, deadlineOfNew: untilOf, now });
          if (result.kind !== 'CHANGED') continue;
          const after = new Map(result.lines.map((one) => [one.sku, one]));
          expect(after.size).toBe(result.lines.length);
          const told = new Set(result.differences.map(({ sku }) => sku));
          for (const sku of ['1', '2', '3', '4', '5']) {
            const [old, next] = [current.find((one) => one.sku === sku), after.get(sku)];
            const differs = old?.amount !== next?.amount || old?.unitAbbreviation !== next?.unitAbbreviation;
            expect(told.has(sku)).toBe(differs);
            if (differs) expect(now).toBeLessThan(untilOf(sku) ?? -1);
          }
          revisions.push(result.lines.map((one) => ({ ...one, editableUntil: untilOf(one.sku) })));
        }
      }),
    );
  });
});
