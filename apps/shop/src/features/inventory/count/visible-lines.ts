import { isCounted } from './count-lines';
import type { CountLine } from './inventory-count';

/** Which lines of a stock-taking are looked at. */
export const COUNT_VIEWS = ['OPEN', 'COUNTED', 'ALL'] as const;
/** Which lines of a stock-taking are looked at, see {@link COUNT_VIEWS}. */
export type CountView = (typeof COUNT_VIEWS)[number];

/** What stands for "all categories" and for "none". */
export const ALL_CATEGORIES = '';
export const NO_CATEGORY = '-';

/** What decides which lines are shown. */
export interface LineFilter {
  readonly view: CountView;
  /** Id of a category, {@link ALL_CATEGORIES} or {@link NO_CATEGORY}. */
  readonly category: string;
  /** Keys of lines that stay although they do not belong to the view any more: nothing vanishes under the finger. */
  readonly held: ReadonlySet<string>;
}

const categoryOf = (line: CountLine): string =>
  line.kind === 'ARTICLE' ? (line.categoryId ?? NO_CATEGORY) : NO_CATEGORY;

/** The lines of a view, in the order they were put on the list. */
export const visibleLines = (
  lines: readonly CountLine[],
  { view, category, held }: LineFilter,
): readonly CountLine[] =>
  lines.filter(
    (line) =>
      held.has(line.key) ||
      ((view === 'ALL' || isCounted(line) === (view === 'COUNTED')) &&
        (category === ALL_CATEGORIES || categoryOf(line) === category)),
  );

/** A category among the lines. */
export interface CountedCategory {
  readonly id: string;
  /** Empty for lines without a category. */
  readonly name: string;
  readonly count: number;
}

/** The categories of the lines, in the order in which they appear, those without one last. */
export const categoriesOf = (lines: readonly CountLine[]): readonly CountedCategory[] => {
  const found = new Map<string, CountedCategory>();
  for (const line of lines) {
    const id = categoryOf(line);
    const name = line.kind === 'ARTICLE' && id !== NO_CATEGORY ? (line.categoryName ?? id) : '';
    found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
  }
  const all = [...found.values()];
  return [...all.filter(({ id }) => id !== NO_CATEGORY), ...all.filter(({ id }) => id === NO_CATEGORY)];
};
