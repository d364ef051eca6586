import type { StandingOrder } from '@gastroshop/api-contract';

/** Where a standing order stands in the list. */
export type StandingGroup = 'groupNeedsYou' | 'groupRunning' | 'groupPaused' | 'groupEnded';

const ORDER: readonly StandingGroup[] = ['groupNeedsYou', 'groupRunning', 'groupPaused', 'groupEnded'];

const groupOf = ({ state, next }: StandingOrder): StandingGroup => {
  if (state === 'HALTED') return 'groupNeedsYou';
  if (state === 'PAUSED') return 'groupPaused';
  if (state === 'STOPPED' || state === 'ENDED') return 'groupEnded';
  return next?.state === 'ASK' ? 'groupNeedsYou' : 'groupRunning';
};

/** The standing orders in their groups, in each what comes first first. */
export const standingGroups = (
  all: readonly StandingOrder[],
): readonly { readonly group: StandingGroup; readonly rows: readonly StandingOrder[] }[] =>
  ORDER.map((group) => ({
    group,
    rows: all
      .filter((standing) => groupOf(standing) === group)
      .toSorted((a, b) => ((a.next?.deliveryDay ?? '9') < (b.next?.deliveryDay ?? '9') ? -1 : 1)),
  })).filter(({ rows }) => rows.length > 0);
