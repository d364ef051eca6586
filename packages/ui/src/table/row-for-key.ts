/**
 * The row a key leads to, of those that travel through rows; `undefined` for other keys.
 *
 * @param index row the focus is in
 * @param count number of rows
 * @param page how many rows Page Up and Page Down travel
 */
export const rowForKey = (key: string, index: number, count: number, page: number): number | undefined => {
  const target = ((): number | undefined => {
    switch (key) {
      case 'ArrowDown':
        return index + 1;
      case 'ArrowUp':
        return index - 1;
      case 'PageDown':
        return index + page;
      case 'PageUp':
        return index - page;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      default:
        return undefined;
    }
  })();
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
};
