import { describe, expect, it } from 'vitest';
import type { LineContent } from './line-write';
import { isEqualContent } from './same-content';

const full: LineContent = {
  amount: 3,
  unitAbbreviation: 'KT',
  note: 'reif',
  costCentre: 'Bar',
  customerArticleNumber: 'A-1',
  plan: [{ date: '2026-11-26', amount: 3 }],
};

describe('what two buyers want of a line is compared in every part', () => {
  it('finds equals', () => {
    expect(isEqualContent(full, { ...full, plan: [{ date: '2026-11-26', amount: 3 }] })).toBe(true);
    expect(isEqualContent({ amount: 3, unitAbbreviation: 'KT' }, { unitAbbreviation: 'KT', amount: 3 })).toBe(
      true,
    );
    expect(isEqualContent(undefined, undefined)).toBe(true);
  });

  it.each<Partial<LineContent>>([
    { amount: 4 },
    { unitAbbreviation: 'ST' },
    { note: undefined },
    { costCentre: 'Saal' },
    { customerArticleNumber: 'A-2' },
    { plan: undefined },
    { plan: [{ date: '2026-11-27', amount: 3 }] },
    { plan: [{ date: '2026-11-26', amount: 4 }] },
  ])('finds %j different', (other) => {
    expect(isEqualContent(full, { ...full, ...other })).toBe(false);
  });

  it('finds a removed line different from any content', () => {
    expect(isEqualContent(undefined, full)).toBe(false);
    expect(isEqualContent(full, undefined)).toBe(false);
  });
});
