import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { editableUntil } from './editable-until';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const FRESH = '2026-11-25T15:00:00.000Z';
const FROZEN = '2026-11-25T13:00:00.000Z';
const on = (temperature: 'FRESH' | 'AMBIENT' | 'FROZEN', until?: string) => ({
  date: '2026-11-26',
  temperature,
  lines: [],
  ...(until !== undefined && { editableUntil: until }),
});

describe('until when an order can be changed', () => {
  it('says the latest deadline of the whole, and earlier ones of what they are of', () => {
    const order = testOrder('1', {
      deliveries: [on('FROZEN', FROZEN), on('FRESH', FRESH), on('AMBIENT', FRESH)],
    });
    expect(editableUntil(order, NOW)).toEqual([
      { deadline: Date.parse(FRESH), temperatures: [] },
      { deadline: Date.parse(FROZEN), temperatures: ['FROZEN'] },
    ]);
    expect(editableUntil(order, Date.parse(FROZEN))).toHaveLength(1);
    expect(editableUntil(order, Date.parse(FRESH))).toEqual([]);
  });

  it('says nothing where nothing can be changed', () => {
    expect(editableUntil(testOrder('1', { deliveries: [on('FRESH')] }), NOW)).toEqual([]);
    expect(editableUntil(testOrder('1'), NOW)).toEqual([]);
  });
});
