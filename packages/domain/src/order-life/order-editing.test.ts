import { describe, expect, it } from 'vitest';
import { mayEditOrder, ORDER_EDITINGS, orderEditing, type OrderEditing } from './order-editing';

type Said = readonly (OrderEditing | null | undefined)[];

describe('ORD-11: how far orders are changed', () => {
  it.each<[string, Said, OrderEditing]>([
    ['nobody says anything', [], 'LINES_AND_DAY'],
    ['nobody says anything, with a place for each', [null, undefined, undefined], 'LINES_AND_DAY'],
    ['the tenant says it', [null, 'LINES'], 'LINES'],
    ['the customer’s wins over the tenant’s', ['LINES_AND_DAY', 'NONE'], 'LINES_AND_DAY'],
    ['and where it is narrower', ['NONE', 'LINES_AND_DAY'], 'NONE'],
    ['the tenant’s wins over its group’s', [undefined, 'LINES', 'NONE'], 'LINES'],
  ])('%s', (_case, said, expected) => {
    expect(orderEditing({ takesChanges: true, said })).toBe(expected);
    expect(orderEditing({ takesChanges: false, said })).toBe('NONE');
  });

  it('NONE allows nothing, LINES no day, LINES_AND_DAY both', () => {
    expect(
      ORDER_EDITINGS.map((editing) => [
        editing,
        mayEditOrder(editing, 'LINES'),
        mayEditOrder(editing, 'DAY'),
      ]),
    ).toEqual([
      ['NONE', false, false],
      ['LINES', true, false],
      ['LINES_AND_DAY', true, true],
    ]);
  });
});
