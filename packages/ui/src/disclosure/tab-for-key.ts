/**
 * The part that a key leads to, from 0; the ends meet.
 *
 * @param at the part shown, from 0
 * @param length how many parts there are
 * @returns nothing for keys that do not travel
 */
export const tabForKey = (key: string, at: number, length: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % length;
    case 'ArrowLeft':
      return (at - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
};
