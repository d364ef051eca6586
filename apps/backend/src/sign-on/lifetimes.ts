import type { SignOnOptions } from './options';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Longest life of an access token, whatever the provider gives. */
const MAX_ACCESS_S = 300;

/** How long sessions live. */
export interface Lifetimes {
  /** End of a session that was created and used at these times. */
  readonly sessionEnd: (createdAt: Date, now: Date) => Date;
}

/** 12 hours unused, 30 days at most, unless configured otherwise. */
export const lifetimesOf = ({ idleHours = 12, days = 30 }: SignOnOptions): Lifetimes => ({
  sessionEnd: (createdAt, now) =>
    new Date(Math.min(createdAt.getTime() + days * DAY_MS, now.getTime() + idleHours * HOUR_MS)),
});

/** End of an access token received now. */
export const accessTokenExpiry = (now: Date, expiresIn: number): Date =>
  new Date(now.getTime() + Math.min(expiresIn, MAX_ACCESS_S) * 1000);

/** Whole seconds from now to a moment, for a cookie's life. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
