import type { ServerClock } from '../clock';
import type { OutboxEntry } from '../outbox';

/** So far ahead another page's clock may be by itself, in milliseconds. */
const AHEAD_MS = 2000;

/** The age of what cannot be told: before whatever else may have been done. */
const UNTOLD_MS = 30 * 24 * 3_600_000;

/** What time it is for changes of the cart. */
export type ActionClock = Pick<ServerClock, 'now' | 'elapsed'>;

/** When somebody acted. */
export type Acted = Pick<OutboxEntry, 'actedAt' | 'actedAfter'>;

/** When somebody acts now. */
export const actingNow = ({ now, elapsed }: ActionClock): Acted => ({
  actedAt: now(),
  actedAfter: elapsed(),
});

/**
 * How long ago the buyer made a change, in milliseconds; rather too long than too short, for what looks younger than it is
 * takes the place of what colleagues did since. Of a change on another page the backend's clock decides; one that would
 * be made in the future was made by a clock that has been set, and counts as older than anything.
 */
export const ageOf = ({ actedAt, actedAfter }: Acted, { now, elapsed }: ActionClock): number => {
  const age = actedAfter === undefined ? now() - actedAt : elapsed() - actedAfter;
  return age < -AHEAD_MS ? UNTOLD_MS : Math.max(0, age);
};
