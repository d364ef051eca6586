import type { Rgb } from './contrast';

/**
 * Reads a colour in hexadecimal digits.
 *
 * @returns undefined for everything but #rgb and #rrggbb
 */
export const parseHex = (text: string): Rgb | undefined => {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) return undefined;
  const digits = text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text;
  const part = (from: number): number => Number.parseInt(digits.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
};
