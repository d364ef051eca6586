import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';

/** A standing order that is about to do something. */
export interface SoonOrder {
  readonly standing: Pick<StandingOrder, 'id' | 'name'>;
  readonly next: StandingOccurrence;
  /** It is not ordered without an answer. */
  readonly isAsked: boolean;
}

/** Over a weekend as well; what is ordered later than that is seen in the list. */
const SOON_MS = 3 * 24 * 3_600_000;
const AT_MOST = 3;

const momentOf = ({ submitAt, deadline }: StandingOccurrence, isAsked: boolean): number =>
  Date.parse((isAsked ? deadline : submitAt) ?? deadline ?? '');

/**
 * Standing orders that wait for an answer, or are sent within three days, the soonest first.
 *
 * @param now epoch milliseconds
 */
export const soonOrders = (
  standing: readonly Pick<StandingOrder, 'id' | 'name' | 'state' | 'next'>[],
  now: number,
): readonly SoonOrder[] =>
  standing
    .flatMap(({ id, name, state, next }) => {
      if (state !== 'ACTIVE' || next === undefined) return [];
      const isAsked = next.state === 'ASK';
      const isSoon = next.state === 'PLANNED' && momentOf(next, false) - now <= SOON_MS;
      return isAsked || isSoon ? [{ standing: { id, name }, next, isAsked }] : [];
    })
    .toSorted((one, other) => momentOf(one.next, one.isAsked) - momentOf(other.next, other.isAsked))
    .slice(0, AT_MOST);
