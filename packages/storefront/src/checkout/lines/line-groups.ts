import { type CategoryPath, groupByCategory } from '@gastroshop/domain/cart';
import type { CheckoutLine } from './checkout-line';
import { type LineContext, lineTotal, linesTotal } from './line-price';

/** The lines under a head with their sum. */
export interface LineGroup {
  /** Id of the category; empty for the rest. */
  readonly id: string;
  /** Its name; undefined for the rest. */
  readonly name: string | undefined;
  readonly lines: readonly CheckoutLine[];
  /** Lines that are in the cart. */
  readonly count: number;
  /** Net euro; undefined where prices may not be seen, or nothing of it has one. */
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/** Of a line that the backend has not seen yet the categories around its own are known from lines that stand in them too. */
export const categoryPaths = (
  lines: readonly CheckoutLine[],
): ((line: Pick<CheckoutLine, 'category'>) => CategoryPath) => {
  const known = new Map<string, CategoryPath>();
  for (const { category } of lines)
    category?.ancestors?.forEach(({ id }, depth, ancestors) => known.set(id, ancestors.slice(0, depth + 1)));
  return ({ category }) =>
    category === undefined
      ? []
      : [...(category.ancestors ?? known.get(category.parentId ?? '') ?? []), category];
};

/**
 * The cart by category, each with its sum; lines that were taken out stand in their group and are not summed.
 *
 * @param heads ids of the categories that are heads; missing: what the lines make
 */
export const lineGroups = (
  lines: readonly CheckoutLine[],
  context: LineContext,
  heads?: ReadonlySet<string>,
): readonly LineGroup[] =>
  groupByCategory(lines, categoryPaths(lines), heads).map(({ category, lines: own }) => {
    const live = own.filter(({ removed }) => !removed);
    const { net, estimated } = linesTotal(live, context);
    return {
      id: category?.id ?? '',
      name: category?.name,
      lines: own,
      count: live.length,
      net: live.some((line) => lineTotal(line, context).net !== undefined) ? net : undefined,
      estimated,
    };
  });

/** Nothing has a head: there is only the rest, which then needs none either. */
export const isWithoutHeads = ([first, ...others]: readonly LineGroup[]): boolean =>
  others.length === 0 && first?.id === '';
