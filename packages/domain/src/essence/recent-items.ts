/** Recent purchases shown per article (ESS-3). */
export const RECENT_ITEMS_SHOWN = 3;

/** One earlier purchase of an article. */
export interface RecentEssenceItem {
  readonly sku: string;
  /** Day (YYYY-MM-DD) or timestamp; within one answer all of the same form, so that they compare as text. */
  readonly date: string;
  /** In `smallestUnit`. */
  readonly quantity: number;
  readonly smallestUnit: string;
}

/**
 * The last three purchases of each article, newest first (ESS-3). Purchases of one moment keep the order given.
 *
 * @example recentItemsBySku(items).get('100123') // at most 3 purchases
 */
export const recentItemsBySku = <Item extends RecentEssenceItem>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> => {
  const bySku = new Map<string, Item[]>();
  for (const item of items) {
    const recent = bySku.get(item.sku);
    if (recent === undefined) bySku.set(item.sku, [item]);
    else insertNewestFirst(recent, item);
  }
  return bySku;
};

/** A purchase history is long and three are shown: keep three, never sort the rest. */
const insertNewestFirst = <Item extends RecentEssenceItem>(recent: Item[], item: Item): void => {
  const older = recent.findIndex((shown) => shown.date < item.date);
  recent.splice(older === -1 ? recent.length : older, 0, item);
  if (recent.length > RECENT_ITEMS_SHOWN) recent.pop();
};
