import type { TemperatureGroup } from '@gastroshop/domain/delivery';

/** Until when some of an order can be changed. */
export interface EditableUntil {
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** What it is the deadline of; empty for the latest one, which says it of the whole. */
  readonly temperatures: readonly TemperatureGroup[];
}

/** A delivery as far as its deadline goes. */
interface DeliveryDeadline {
  readonly temperature?: TemperatureGroup | undefined;
  readonly editableUntil?: string | undefined;
}

/** Until when an order can be changed: the latest deadline first, then the earlier ones of what travels colder. */
export const editableUntil = (
  { deliveries = [] }: { readonly deliveries?: readonly DeliveryDeadline[] | undefined },
  now: number,
): readonly EditableUntil[] => {
  const groups = new Map<number, Set<TemperatureGroup>>();
  for (const { temperature, editableUntil: until } of deliveries) {
    const deadline = until === undefined ? now : Date.parse(until);
    if (deadline <= now) continue;
    const temperatures = groups.get(deadline) ?? new Set();
    groups.set(deadline, temperatures);
    if (temperature !== undefined) temperatures.add(temperature);
  }
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([deadline, temperatures], index) => ({
      deadline,
      temperatures: index === 0 ? [] : [...temperatures],
    }));
};
