/** The category an article is shown under. */
export interface ResolvedCategory {
  readonly id: string;
  readonly name: string;
  /** Place among the categories: lower comes first, "9" before "10", and what has none last. */
  readonly sortKey?: number | string | undefined;
}

/** Lines of one category in the order of the cart. Without category: articles that have none. */
export interface CategoryGroup<Line> {
  readonly category: ResolvedCategory | undefined;
  readonly lines: readonly Line[];
}

/**
 * Groups lines by category: categories by sort key, then name as a German reader expects, then id; what has no
 * category comes last. Inside a group the order of the lines is kept.
 *
 * @param categoryOf the category of a line
 */
export const groupByCategory = <Line>(
  lines: readonly Line[],
  categoryOf: (line: Line) => ResolvedCategory | undefined,
): readonly CategoryGroup<Line>[] => {
  const groups = new Map<string | undefined, { category: ResolvedCategory | undefined; lines: Line[] }>();
  for (const line of lines) {
    const category = categoryOf(line);
    const group = groups.get(category?.id);
    if (group === undefined) groups.set(category?.id, { category, lines: [line] });
    else group.lines.push(line);
  }
  return [...groups.values()].sort((a, b) => compareCategories(a.category, b.category));
};

const compareCategories = (a: ResolvedCategory | undefined, b: ResolvedCategory | undefined): number => {
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return (
    compareSortKeys(a.sortKey, b.sortKey) || a.name.localeCompare(b.name, 'de') || (a.id < b.id ? -1 : 1)
  );
};

const compareSortKeys = (a: ResolvedCategory['sortKey'], b: ResolvedCategory['sortKey']): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'de', { numeric: true });
};
