import { addDays, type CalendarDate, maxDate, type Weekday } from '../calendar';
import { type Delivery, type DeliverySchedule, findDelivery } from '../delivery';
import { isRhythmDay, type StandingRhythm } from './rhythm';

/** What becomes of a day of the rhythm on which nothing is delivered. */
export const CLOSED_DAY_CHOICES = ['EARLIER', 'LATER', 'SKIP'] as const;
/** A choice, see {@link CLOSED_DAY_CHOICES}. */
export type ClosedDayChoice = (typeof CLOSED_DAY_CHOICES)[number];

/** What the days of a standing order follow from: nothing of it is what has been ordered before. */
export interface StandingPlan {
  readonly rhythm: StandingRhythm;
  /** The first day of the rhythm that counts. */
  readonly from: CalendarDate;
  /** The last one; missing: it goes on. */
  readonly until?: CalendarDate | undefined;
  readonly closedDays: ClosedDayChoice;
  /** The first day that falls into the pause; missing: it pauses from the beginning. */
  readonly pausedFrom?: CalendarDate | undefined;
  /** Days of the rhythm from this one on count again; missing: it does not pause. `null`: it pauses until it is resumed. */
  readonly pausedUntil?: CalendarDate | null | undefined;
}

/** One time a standing order comes. */
export interface PlannedOccurrence {
  /** The day of the rhythm: what names it, wherever its delivery moves. */
  readonly date: CalendarDate;
  /** What comes and until when it can be ordered; undefined: the day is closed and it falls out. */
  readonly delivery: Delivery | undefined;
}

/** How far a closed day moves at most. */
const MOVED_DAYS = 6;
/** A rhythm without a delivery in so many days is none. */
const OUTLOOK_DAYS = 60;
/** Longest look ahead for the next occurrences: every twelve weeks, four times. */
const HORIZON_DAYS = 400;

const nearest = (
  schedule: DeliverySchedule,
  date: CalendarDate,
  step: 1 | -1,
  most: number,
): Delivery | undefined => {
  for (let days = 1; days <= most; days += 1) {
    const delivery = findDelivery(schedule, addDays(date, step * days));
    if (delivery !== undefined) return delivery;
  }
  return undefined;
};

/** The first delivery of the month a day begins. */
const firstInMonth = (schedule: DeliverySchedule, first: CalendarDate): Delivery | undefined => {
  for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = addDays(date, 1)) {
    const delivery = findDelivery(schedule, date);
    if (delivery !== undefined) return delivery;
  }
  return undefined;
};

/**
 * Where a day of the rhythm is delivered (STD-2): on it, else on the day the branch has moved its deliveries to, else as
 * chosen on the delivery day before, after, or not at all.
 */
const placed = (
  schedule: DeliverySchedule,
  { rhythm, closedDays }: StandingPlan,
  date: CalendarDate,
): Delivery | undefined => {
  if (rhythm.kind === 'MONTHLY_FIRST_DELIVERY_DAY') return firstInMonth(schedule, date);
  const own = findDelivery(schedule, date);
  if (own !== undefined) return own;
  const replacedBy = schedule.exceptions.get(date)?.replacedBy;
  const moved = replacedBy === undefined ? undefined : findDelivery(schedule, replacedBy);
  if (moved !== undefined) return moved;
  switch (closedDays) {
    case 'EARLIER':
      return nearest(schedule, date, -1, MOVED_DAYS);
    case 'LATER':
      return nearest(schedule, date, 1, MOVED_DAYS);
    case 'SKIP':
      return undefined;
  }
};

/** Whether a day falls into the pause of a plan (STD-10). */
export const isPausedOn = (
  { pausedFrom, pausedUntil }: Pick<StandingPlan, 'pausedFrom' | 'pausedUntil'>,
  date: CalendarDate,
): boolean =>
  pausedUntil !== undefined &&
  (pausedFrom === undefined || date >= pausedFrom) &&
  (pausedUntil === null || date < pausedUntil);

/** Whether a plan will pause, and does not yet. */
export const hasComingPause = (
  { pausedFrom, pausedUntil }: Pick<StandingPlan, 'pausedFrom' | 'pausedUntil'>,
  today: CalendarDate,
): boolean => pausedUntil !== undefined && pausedFrom !== undefined && today < pausedFrom;

/**
 * The occurrence of a day, worked out from the plan alone (STD-1).
 *
 * @returns undefined where the plan names no such day, or it pauses then
 */
export const occurrenceOn = (
  plan: StandingPlan,
  schedule: DeliverySchedule,
  date: CalendarDate,
): PlannedOccurrence | undefined => {
  const { rhythm, from, until } = plan;
  if (date < from || (until !== undefined && date > until)) return undefined;
  if (!isRhythmDay(rhythm, date, from) || isPausedOn(plan, date)) return undefined;
  return { date, delivery: placed(schedule, plan, date) };
};

/**
 * The occurrences of some days, in the order of the rhythm.
 *
 * @param days the first and the last day of the rhythm looked at
 */
export function* occurrencesBetween(
  plan: StandingPlan,
  schedule: DeliverySchedule,
  days: { readonly first: CalendarDate; readonly last: CalendarDate },
): Generator<PlannedOccurrence> {
  for (let date = maxDate(days.first, plan.from); date <= days.last; date = addDays(date, 1)) {
    if (plan.until !== undefined && date > plan.until) return;
    const occurrence = occurrenceOn(plan, schedule, date);
    if (occurrence !== undefined) yield occurrence;
  }
}

/**
 * The next occurrences, never one that is over: a day moved to a later one can lie a few days back.
 *
 * @param isOver whether it is too late for one; those that fall out are shown until their day
 */
export const nextOccurrences = (
  plan: StandingPlan,
  schedule: DeliverySchedule,
  {
    today,
    count,
    isOver,
  }: {
    readonly today: CalendarDate;
    readonly count: number;
    readonly isOver: (occurrence: PlannedOccurrence) => boolean;
  },
): readonly PlannedOccurrence[] => {
  const next: PlannedOccurrence[] = [];
  const first = addDays(today, -31);
  const start = maxDate(today, plan.from);
  for (const occurrence of occurrencesBetween(plan, schedule, {
    first,
    last: addDays(start, HORIZON_DAYS),
  })) {
    if (next.length === count) break;
    const isPast = occurrence.delivery === undefined ? occurrence.date <= today : isOver(occurrence);
    if (!isPast) next.push(occurrence);
  }
  return next;
};

/** Whether anything comes within sixty days of the first day that counts: a rhythm that never does is refused (STD-3). */
export const hasDelivery = (plan: StandingPlan, schedule: DeliverySchedule, today: CalendarDate): boolean => {
  const first = maxDate(today, plan.from);
  const running = { ...plan, pausedUntil: undefined };
  for (const { delivery } of occurrencesBetween(running, schedule, {
    first,
    last: addDays(first, OUTLOOK_DAYS),
  }))
    if (delivery !== undefined) return true;
  return false;
};

/** Weekdays on which something is delivered at all, Monday first. */
export const deliveryWeekdays = ({ slotsByDay }: DeliverySchedule): readonly Weekday[] =>
  [1, 2, 3, 4, 5, 6, 0].filter((day) => slotsByDay.has(day));

/** Weekdays of a rhythm on which nothing is delivered any more, since the tour was changed (STD-4). */
export const lostWeekdays = (
  { kind, days }: StandingRhythm,
  schedule: DeliverySchedule,
): readonly Weekday[] =>
  kind === 'MONTHLY_FIRST_DELIVERY_DAY' ? [] : days.filter((day) => !schedule.slotsByDay.has(day));
