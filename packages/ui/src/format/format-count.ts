/**
 * How many there are, with points between thousands, as both languages write it (LOC-3). For whole numbers that a
 * script can hold: sums and prices need the exact arithmetic of `formatNumber`, which a list of hits does not pay for.
 *
 * @example formatCount(8412) // '8.412'
 */
export const formatCount = (count: number): string =>
  String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, '.');
