import type { EssenceItem, OrderTemplate } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { templateOfDay } from './template-of-day';

const template = (name: string, skus: string, lastEditedTime = '2026-11-01T08:00:00Z'): OrderTemplate => ({
  id: name,
  customerId: '48213',
  name,
  shareable: false,
  creationTime: '2026-10-01T08:00:00Z',
  lastEditedTime,
  createdBy: 'az100001',
  sharedWith: [],
  orderTemplateItems: skus
    .split(' ')
    .filter((sku) => sku !== '')
    .map((productSku) => ({ productSku, amount: 1, unit: 'Stk' })),
  removedProducts: [],
});

const bought = (day: string, skus: string): readonly EssenceItem[] =>
  skus.split(' ').map((sku) => ({ sku, date: day, quantity: 1, smallestUnit: 'Stk' }));

// A Wednesday.
const TODAY = '2026-11-25';
const BRUNCH = template('brunch', '1 2 3 4');
const BAR = template('bar', '7 8');

describe('the template of the day', () => {
  it('is the one used most on this weekday, although another was used since', () => {
    const items = [
      ...bought('2026-11-11', '7 8'),
      ...bought('2026-11-18', '8'),
      ...bought('2026-11-21', '1 2 3 4'),
      ...bought('2026-11-22', '1 2 3 4'),
    ];
    expect(templateOfDay([BRUNCH, BAR], items, TODAY)).toEqual({ template: BAR, lastDay: '2026-11-18' });
  });

  it('is the one used last where none was used on this weekday; less than half is no use', () => {
    const items = [
      ...bought('2026-11-18', '1'),
      ...bought('2026-11-20', '7'),
      ...bought('2026-11-14', '1 2'),
    ];
    expect(templateOfDay([BRUNCH, BAR], items, TODAY)).toEqual({ template: BAR, lastDay: '2026-11-20' });
  });

  it('is the one changed last where nothing was bought, and never an empty one', () => {
    const newest = template('leer', '', '2026-11-24T08:00:00Z');
    const newer = template('neu', '5', '2026-11-20T08:00:00Z');
    expect(templateOfDay([BRUNCH, newest, newer], [], TODAY)).toEqual({
      template: newer,
      lastDay: undefined,
    });
    expect(templateOfDay([newest], [], TODAY)).toBeUndefined();
  });
});
