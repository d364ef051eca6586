import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar';
import { dueOn, purchaseRhythm } from './due-on';

const TODAY = '2026-11-25';
/** Days on which something was bought, told by how many days ago. */
const ago = (...days: readonly number[]) => days.map((count) => addDays(TODAY, -count));

describe('SRC-6: the day an article is due on', () => {
  it.each([
    ['weekly, three days ago', ago(17, 10, 3), addDays(TODAY, 4)],
    ['twice', ago(9, 4), addDays(TODAY, 1)],
    ['overdue', ago(30, 20, 10), TODAY],
    ['a feast between does not count', ago(35, 28, 21, 20, 14, 7), TODAY],
    ['of two middle numbers the smaller', ago(17, 7, 3), addDays(TODAY, 1)],
    ['in any order, a day counts once', [...ago(3, 17), ...ago(10, 3)], addDays(TODAY, 4)],
    ['once', ago(7), undefined],
    ['never', [], undefined],
    ['bought today: on its way', ago(14, 7, 0), undefined],
    ['passed over three times', ago(36, 29), undefined],
    ['passed over twice', ago(34, 27), addDays(TODAY, -20)],
  ])('%s', (_, bought, due) => {
    expect(dueOn(bought, TODAY)).toBe(due);
  });

  it('keeps to a rhythm, whatever it is and however long it has been kept', () => {
    const rhythms = fc.record({
      every: fc.integer({ min: 1, max: 60 }),
      times: fc.integer({ min: 2, max: 30 }),
      last: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(rhythms, ({ every, times, last }) => {
        const bought = ago(...Array.from({ length: times }, (_, index) => last + index * every));
        expect(purchaseRhythm(bought)).toBe(every);
        expect(dueOn(bought, TODAY)).toBe(last > every * 4 ? undefined : addDays(TODAY, every - last));
      }),
    );
  });
});
