import { describe, expect, it } from 'vitest';
import type { LineContent } from './line-write';
import { isSameContent } from './same-content';

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
    expect(isSameContent(full, { ...full, plan: [{ date: '2026-11-26', amount: 3 }] })).toBe(true);
    expect(isSameContent({ amount: 3, unitAbbreviation: 'KT' }, { unitAbbreviation: 'KT', amount: 3 })).toBe(
      true,
    );
    expect(isSameContent(undefined, undefined)).toBe(true);
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
    expect(isSameContent(full, { ...full, ...other })).toBe(false);
  });

  it('finds a removed line different from any content', () => {
    expect(isSameContent(undefined, full)).toBe(false);
    expect(isSameContent(full, undefined)).toBe(false);
  });
});
