import type { Queries } from '../../db';
import { seedTestBuyer, WEEKLY_SLOTS, type SeededOrderer } from '../seed-ordering';

const FROZEN_SLOT = { id: 'F', day: 5, time: '06:00', lastOrderDay: 3, lastOrderTime: '18:00' } as const;

/** Stores the customer whose slots come to the days that money carts are delivered on. */
export const seedMoneyBuyer = (queries: Queries): Promise<SeededOrderer> =>
  seedTestBuyer(queries, { slots: WEEKLY_SLOTS, frozenSlots: [FROZEN_SLOT] });
