import type { ListItem } from './list-items';

/** How many articles are among the items. */
export const productCount = (items: readonly ListItem[]): number =>
  items.reduce((sum, { kind }) => (kind === 'product' ? sum + 1 : sum), 0);

/** Where the article at a position stands among all items, promotions counted. */
export const itemIndexOf = (items: readonly ListItem[], position: number): number =>
  items.findIndex((item) => item.kind === 'product' && item.position === position);
