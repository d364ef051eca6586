import { describe, expect, it } from 'vitest';
import { essenceItemSchema, essencePeriodSchema, essencePeriodChangeSchema } from './essence';
import { refusedAt } from './testing/refused-at';

describe('ESS-2: the essence period is 1095 days at most', () => {
  it.each([1, 183, 365, 730, 1095])('takes %i days', (showEssenceForDays) => {
    expect(refusedAt(essencePeriodSchema, { showEssenceForDays })).toEqual([]);
    expect(refusedAt(essencePeriodChangeSchema, { showEssenceForDays })).toEqual([]);
  });

  it.each([0, 1096, 30.5, '365'])('refuses %j', (showEssenceForDays) => {
    expect(refusedAt(essencePeriodSchema, { showEssenceForDays })).toEqual(['showEssenceForDays']);
    expect(refusedAt(essencePeriodChangeSchema, { showEssenceForDays })).toEqual(['showEssenceForDays']);
  });
});

describe('an essence item', () => {
  it('has sku, date, quantity and unit; the rest may be missing', () => {
    expect(refusedAt(essenceItemSchema, {})).toEqual(['date', 'sku', 'quantity', 'smallestUnit']);
  });
});
