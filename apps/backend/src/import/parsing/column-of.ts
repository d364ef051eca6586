/** The columns that fields come from, by the path of the field; of a path the longest beginning counts. */
export type ColumnsByPath = Readonly<Record<string, string>>;

/**
 * The column that a field comes from; one that has a column of its own name needs no entry. The place in a list may stand
 * in the path or be left out.
 */
export const columnOf = (
  path: readonly PropertyKey[],
  byPath: ColumnsByPath,
  known: ReadonlySet<string>,
): string | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const parts = path.slice(0, length);
    const field = parts.map(String).join('.');
    const plain = parts
      .filter((part) => typeof part !== 'number')
      .map(String)
      .join('.');
    const column = byPath[field] ?? byPath[plain] ?? [field, plain].find((name) => known.has(name));
    if (column !== undefined) return column;
  }
  return undefined;
};
