/**
 * The place a key moves a line to; undefined for keys that move nothing, and where there is no such place.
 *
 * @param index place of the line, counted from 0
 * @param count how many lines there are
 */
export const positionForKey = (key: string, index: number, count: number): number | undefined => {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to === index || to < 0 || to >= count ? undefined : to;
};
