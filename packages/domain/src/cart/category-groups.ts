/** A category lines are grouped by. */
export interface ResolvedCategory {
  readonly id: string;
  readonly name: string;
  /** Place among the categories: lower comes first, "9" before "10", and what has none last. */
  readonly sortKey?: number | string | undefined;
}

/** Lines under one head in the order of the cart. Without category: the rest, which has no head of its own. */
export interface CategoryGroup<Line> {
  readonly category: ResolvedCategory | undefined;
  readonly lines: readonly Line[];
}

/** The categories a line stands in, from the top of the tree to its own; empty where it has none. */
export type CategoryPath = readonly ResolvedCategory[];

/** So many lines make a head. */
const LINES_FOR_A_HEAD = 3;

const counted = (paths: readonly CategoryPath[], level: number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const id = path[level]?.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const idsWithEnough = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].filter(([, count]) => count >= LINES_FOR_A_HEAD).map(([id]) => id);

/**
 * The categories that are heads of a cart: of the second level what has at least three lines; of the first level what then
 * has at least three left.
 *
 * @param paths of each line
 * @returns their ids
 * @example
 * const frozen = { id: '2', name: 'Frozen' };
 * categoryHeads([[frozen], [frozen, { id: '21', name: 'Vegetables' }], [frozen]]) // Set { '2' }
 */
export const categoryHeads = (paths: readonly CategoryPath[]): ReadonlySet<string> => {
  const second = new Set(idsWithEnough(counted(paths, 1)));
  const left = paths.filter(([, own]) => own === undefined || !second.has(own.id));
  return new Set([...second, ...idsWithEnough(counted(left, 0))]);
};

/**
 * Puts lines under heads: each under that of the second level, else of the first, else with the rest, which comes last.
 * Heads stand in the order of the tree, categories of one parent by sort key, then name as a German reader expects, then
 * id. Under a head the order of the lines is kept.
 *
 * @param pathOf the categories of a line, from the top
 * @param heads ids of the categories that are heads; missing: what the lines themselves make
 * @example
 * const fresh = { id: '1', name: 'Fresh' };
 * groupByCategory(['a', 'b', 'c'], () => [fresh]) // [{ category: fresh, lines: ['a', 'b', 'c'] }]
 */
export const groupByCategory = <Line>(
  lines: readonly Line[],
  pathOf: (line: Line) => CategoryPath,
  heads: ReadonlySet<string> = categoryHeads(lines.map(pathOf)),
): readonly CategoryGroup<Line>[] => {
  const groups = new Map<string | undefined, { path: CategoryPath; lines: Line[] }>();
  for (const line of lines) {
    const whole = pathOf(line);
    const [first, second] = whole;
    const path =
      second !== undefined && heads.has(second.id)
        ? whole.slice(0, 2)
        : first !== undefined && heads.has(first.id)
          ? [first]
          : [];
    const id = path.at(-1)?.id;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { path, lines: [line] });
    else group.lines.push(line);
  }
  return [...groups.values()]
    .sort((a, b) => comparePaths(a.path, b.path))
    .map(({ path, lines: own }) => ({ category: path.at(-1), lines: own }));
};

/** As in the tree read from top to bottom: what is around stands before what is in it. The rest comes last. */
const comparePaths = (a: CategoryPath, b: CategoryPath): number => {
  const [first, second] = a;
  const [otherFirst, otherSecond] = b;
  if (first === undefined || otherFirst === undefined)
    return Number(first === undefined) - Number(otherFirst === undefined);
  if (first.id !== otherFirst.id) return compareCategories(first, otherFirst);
  if (second === undefined || otherSecond === undefined)
    return Number(second !== undefined) - Number(otherSecond !== undefined);
  return compareCategories(second, otherSecond);
};

const compareCategories = (a: ResolvedCategory, b: ResolvedCategory): number =>
  compareSortKeys(a.sortKey, b.sortKey) || a.name.localeCompare(b.name, 'de') || (a.id < b.id ? -1 : 1);

const compareSortKeys = (a: ResolvedCategory['sortKey'], b: ResolvedCategory['sortKey']): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'de', { numeric: true });
};
