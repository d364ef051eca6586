/**
 * Does many things, so many at once: more would only wait for a connection until it is refused.
 *
 * @returns what became of each, in order
 */
export const inWaves = async <Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
};
