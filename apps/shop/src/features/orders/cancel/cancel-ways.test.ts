import type { OrderItem } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import type { OrderPart, PartState } from '../life/order-parts';
import { cancelWays } from './cancel-ways';

const item = (productSku: string, more: Partial<OrderItem> = {}): OrderItem => ({
  productSku,
  name: productSku,
  amount: 1,
  ratio: 1,
  unitAbbr: 'Stk',
  ...more,
});

const part = (date: string, state: PartState, items: readonly OrderItem[]): OrderPart => ({
  key: `${date} ${state}`,
  date,
  temperatures: [],
  items,
  state,
  deadline: 0,
});

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';

describe('ORD-5: what of an order can be cancelled', () => {
  it('is the whole where all comes on one day', () => {
    const ways = cancelWays([part(THURSDAY, 'OPEN', [item('1'), item('2')])]);
    expect(ways).toMatchObject([{ day: undefined, positions: 2, obstacle: undefined }]);
  });

  it('is each day on its own, and not the whole as soon as something is fixed', () => {
    const fixed = part(THURSDAY, 'FIXED', [item('1')]);
    const ways = cancelWays([fixed, part(MONDAY, 'OPEN', [item('2')])]);
    expect(ways.map(({ day, obstacle }) => [day, obstacle])).toEqual([
      [undefined, fixed],
      [THURSDAY, fixed],
      [MONDAY, undefined],
    ]);
  });

  it('is only the whole of a plan over several days', () => {
    const planned = item('1', { plan: [] });
    const ways = cancelWays([part(THURSDAY, 'OPEN', [planned]), part(MONDAY, 'OPEN', [planned])]);
    expect(ways.map(({ obstacle, positions }) => [obstacle, positions])).toEqual([
      [undefined, 1],
      ['PLANNED', 1],
      ['PLANNED', 1],
    ]);
  });
});
