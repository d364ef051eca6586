import {
  productDeadline,
  checkDeliveryDay,
  type Delivery,
  type DeliveryDay,
  possibleDeliveries,
  temperatureGroup,
} from '@gastroshop/domain/delivery';
import type { DeliveryPlan, DeliveryAttributes } from '../../delivery';

/** On which days lines can be planned. */
export interface PlanningContext {
  /** Every day something of these goods can come on, by day, with the earliest deadline that counts for it. */
  readonly days: readonly Pick<Delivery, 'date' | 'deadline'>[];
  /** Whether an article can come on a day, and why not; undefined where it cannot come at all. */
  readonly dayOf: (attributes: DeliveryAttributes, date: string) => DeliveryDay | undefined;
}

const made = new WeakMap<DeliveryPlan, { readonly now: number; readonly planning: PlanningContext }>();

/**
 * On which days lines can be planned, as deliveries and clock stand (FAI-2): the days of their tour between the first
 * and the last date, each until its deadline or the article's own.
 *
 * @param now the backend's time, epoch milliseconds
 */
export const planningContext = (deliveries: DeliveryPlan, now: number): PlanningContext => {
  const found = made.get(deliveries);
  if (found?.now === now) return found.planning;
  const planning = makePlanning(deliveries, now);
  made.set(deliveries, { now, planning });
  return planning;
};

const makePlanning = ({ tours, window, lineOf }: DeliveryPlan, now: number): PlanningContext => {
  const clock = { now: () => now };
  const days = new Map<string, number>();
  for (const { schedule } of tours) {
    for (const { date, deadline } of possibleDeliveries(schedule, clock, { window }))
      days.set(date, Math.min(days.get(date) ?? deadline, deadline));
  }
  const known = new Map<string, DeliveryDay | undefined>();
  return {
    days: [...days]
      .map(([date, deadline]) => ({ date, deadline }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    dayOf: (attributes, date) => {
      const article = productDeadline(attributes);
      const key = `${date} ${temperatureGroup(attributes)} ${article.closesAt ?? ''} ${article.preOrderDays ?? ''}`;
      if (known.has(key)) return known.get(key);
      const schedule = lineOf(attributes)?.tour.schedule;
      const day = schedule && checkDeliveryDay(schedule, clock, date, { window, article });
      known.set(key, day);
      return day;
    },
  };
};
