import type { DeliverySlot } from '@gastroshop/api-contract';

/** The weekly deliveries of a customer. */
export interface WeeklyDeliveries {
  readonly main: readonly DeliverySlot[];
  /** Days of their own for frozen goods; empty: they come with the rest. */
  readonly frozen: readonly DeliverySlot[];
}

const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;

const slot = (
  day: number,
  time: string,
  lastOrderDay: number,
  lastOrderTime: string,
  own: Partial<DeliverySlot> = {},
): DeliverySlot => ({
  id: `${DAYS[day] ?? ''}-${time.replace(':', '')}`,
  day,
  time,
  lastOrderDay,
  lastOrderTime,
  ...own,
});

/** Deliveries on five days, frozen goods on Thursdays with a tour of their own. */
export const DAILY_WITH_FROZEN_TOUR: WeeklyDeliveries = {
  main: [
    slot(1, '06:30', 6, '12:00', { minimumOrderValue: '150.00' }),
    slot(2, '06:30', 1, '16:00'),
    slot(3, '06:30', 2, '16:00'),
    slot(4, '06:30', 3, '16:00'),
    slot(5, '06:30', 4, '16:00'),
  ],
  frozen: [
    slot(4, '08:00', 3, '14:00', { id: 'TK-Do', temperatures: ['FROZEN', 'AMBIENT'] }),
    slot(1, '09:00', 5, '14:00', { id: 'TK-Mo', temperatures: ['FROZEN', 'AMBIENT'] }),
  ],
};

/** Three deliveries a week for everything. */
export const THREE_A_WEEK: WeeklyDeliveries = {
  main: [
    slot(1, '07:00', 5, '15:00'),
    slot(3, '07:00', 2, '15:00', { freeFrom: '350.00' }),
    slot(5, '07:00', 4, '15:00'),
  ],
  frozen: [],
};

/** Two deliveries a week. */
export const TWICE_A_WEEK: WeeklyDeliveries = {
  main: [slot(2, '09:00', 1, '12:00'), slot(5, '09:00', 4, '12:00')],
  frozen: [],
};

/** Two other ones. */
export const TUESDAY_THURSDAY: WeeklyDeliveries = {
  main: [
    slot(2, '10:30', 1, '14:00', { minimumOrderValue: '120.00' }),
    slot(4, '10:30', 3, '14:00', { minimumOrderValue: '120.00' }),
  ],
  frozen: [],
};

/** Profiles that turn up among the many customers. */
export const COMMON_DELIVERIES: readonly WeeklyDeliveries[] = [TWICE_A_WEEK, TUESDAY_THURSDAY];
