/** A page to choose, or a gap between pages. */
export type PageEntry = number | 'gap';

/**
 * The pages a buyer can jump to: first, last, the current one and its neighbours. A gap never hides a single page,
 * because its number takes no more room than the dots.
 *
 * @param page current page, from 1
 * @param pages number of pages
 * @example pageNumbers(6, 12) // [1, 'gap', 5, 6, 7, 'gap', 12]
 */
export const pageNumbers = (page: number, pages: number): readonly PageEntry[] => {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages));
  if (page <= 4) for (let each = 2; each < Math.min(page, pages); each += 1) shown.add(each);
  if (page >= pages - 3) for (let each = Math.max(page, 1); each < pages; each += 1) shown.add(each);
  const entries: PageEntry[] = [];
  let last = 0;
  for (const each of [...shown].sort((a, b) => a - b)) {
    if (each - last === 2) entries.push(each - 1);
    else if (each - last > 2) entries.push('gap');
    entries.push(each);
    last = each;
  }
  return entries;
};
