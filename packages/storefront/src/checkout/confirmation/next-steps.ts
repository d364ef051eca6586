import type { Order } from '@gastroshop/api-contract';
import { type CalendarDate, viennaDateAt } from '@gastroshop/domain/calendar';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import { orderDays } from './order-deliveries';

/** More days than this are summed up: a fair has many. */
const MAX_DAYS = 3;

/** What comes next, one after the other. */
export type NextStep =
  | { readonly kind: 'RECEIVED'; readonly at: number }
  | {
      readonly kind: 'PACKED';
      /** The deadline it is packed at, epoch milliseconds. */
      readonly at: number;
      readonly isDone: boolean;
      /** What is packed then; empty for all, or all that is left. */
      readonly temperatures: readonly TemperatureGroup[];
      /** Whether something was packed before. */
      readonly isRest: boolean;
      readonly lines: number;
    }
  | {
      readonly kind: 'DELIVERY';
      readonly isDone: boolean;
      readonly date: CalendarDate;
      /** HH:MM */
      readonly time: string | undefined;
      /** What comes, where not all comes at once; else empty. */
      readonly temperatures: readonly TemperatureGroup[];
      /** Missing where all comes at once. */
      readonly lines: number | undefined;
    }
  | { readonly kind: 'MORE_DAYS'; readonly count: number }
  | { readonly kind: 'INVOICE'; readonly isWeighed: boolean };

interface Packing {
  readonly temperatures: Set<TemperatureGroup>;
  lines: number;
}

/** What is packed at which deadline, the earliest first. */
const packings = ({ deliveries = [] }: Order): readonly (readonly [number, Packing])[] => {
  const found = new Map<number, Packing>();
  for (const { temperature, editableUntil, lines } of deliveries) {
    if (editableUntil === undefined || lines.length === 0) continue;
    const at = Date.parse(editableUntil);
    const packing = found.get(at) ?? { temperatures: new Set(), lines: 0 };
    found.set(at, packing);
    if (temperature !== undefined) packing.temperatures.add(temperature);
    packing.lines += lines.length;
  }
  return [...found].sort(([one], [other]) => one - other);
};

const packedSteps = (order: Order, isOneDay: boolean, now: number): readonly NextStep[] => {
  const all = packings(order);
  return all.map(([at, { temperatures, lines }], index) => {
    const isRest = isOneDay && index > 0 && index === all.length - 1;
    return {
      kind: 'PACKED',
      at,
      isDone: at <= now,
      // On one day the last deadline is that of all the rest, whatever it is.
      temperatures: isRest || all.length === 1 ? [] : [...temperatures],
      isRest,
      lines,
    };
  });
};

/** Where a step stands among the others: by its day, and packed before it is driven. */
const placeOf = (step: NextStep): string =>
  step.kind === 'PACKED'
    ? `${viennaDateAt(step.at)} 0 ${step.at}`
    : step.kind === 'DELIVERY'
      ? `${step.date} 1`
      : '';

/**
 * What happens to an order from now on: when which part of it is packed and cannot be changed any more, on which days it
 * comes, and what is billed.
 *
 * @param now epoch milliseconds
 */
export const nextSteps = (order: Order, now: number): readonly NextStep[] => {
  const { creationTime, deliverySlotDate, deliverySlotTime, statusHistory = [], totals } = order;
  const status = statusHistory.at(-1)?.status;
  const received: NextStep = { kind: 'RECEIVED', at: Date.parse(creationTime) };
  if (status === 'CANCELLED') return [received];
  const days = orderDays(order).filter(({ date }) => date !== undefined);
  const isOneDay = days.length === 1;
  const shown = days.length > MAX_DAYS ? days.slice(0, 1) : days;
  const steps: readonly NextStep[] = [
    ...packedSteps(order, isOneDay, now),
    ...shown.flatMap(({ date, temperatures, items }): readonly NextStep[] =>
      date === undefined
        ? []
        : [
            {
              kind: 'DELIVERY',
              isDone: status === 'DELIVERED',
              date,
              // The time is that of the slot ordered for; what comes on another day has a slot of its own.
              time: date === deliverySlotDate ? deliverySlotTime : undefined,
              temperatures: isOneDay ? [] : temperatures,
              lines: isOneDay ? undefined : items.length,
            },
          ],
    ),
  ];
  return [
    received,
    ...steps.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
    ...(shown.length < days.length
      ? [{ kind: 'MORE_DAYS' as const, count: days.length - shown.length }]
      : []),
    // What is not to be seen is not spoken of.
    ...(totals === undefined ? [] : [{ kind: 'INVOICE' as const, isWeighed: totals.estimated }]),
  ];
};
