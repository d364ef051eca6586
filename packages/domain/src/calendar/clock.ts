/**
 * What tells the time: epoch milliseconds. Whatever depends on "now" takes a clock as an argument, so that the
 * server's clock decides and a test can set it. `Date` is one.
 *
 * @example const clock: Clock = Date;
 */
export interface Clock {
  now(): number;
}
