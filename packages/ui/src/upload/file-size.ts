import { formatNumber, NO_BREAK_SPACE } from '@gastroshop/i18n';

const KILO = 1000;

/** A file's size in words, in steps of a thousand: `420 kB`, `1,3 MB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO) return `${bytes}${NO_BREAK_SPACE}B`;
  if (bytes < KILO * KILO) return `${formatNumber(bytes / KILO, 0)}${NO_BREAK_SPACE}kB`;
  return `${formatNumber(bytes / KILO / KILO, 1)}${NO_BREAK_SPACE}MB`;
};
