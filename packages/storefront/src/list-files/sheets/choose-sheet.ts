import type { ListSheet } from '../list-document';

/**
 * Place of the sheet that holds the order: of those to be seen the one with most products among those that name an
 * amount, else the one with most products, else the one with most rows.
 */
export const chooseSheet = (sheets: readonly ListSheet[]): number | undefined => {
  const rank = ({ productRows, hasAmountHeading, rows }: ListSheet): readonly number[] => [
    productRows > 0 && hasAmountHeading ? 1 : 0,
    productRows,
    hasAmountHeading ? 1 : 0,
    rows.length,
  ];
  const isBetter = (one: ListSheet, other: ListSheet): boolean => {
    const [ranks, others] = [rank(one), rank(other)];
    const place = ranks.findIndex((value, at) => value !== others[at]);
    return place !== -1 && (ranks[place] ?? 0) > (others[place] ?? 0);
  };
  let chosen: number | undefined;
  for (const [place, sheet] of sheets.entries()) {
    const best = chosen === undefined ? undefined : sheets[chosen];
    if (!sheet.isHidden && (best === undefined || isBetter(sheet, best))) chosen = place;
  }
  return chosen;
};
