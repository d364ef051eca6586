import type { OrderTemplateItem } from '@gastroshop/api-contract';

/** Room between two places after all lines got new ones, so that the next moves change one line alone. */
const GAP = 10;

/** Up to this many lines are told one by one; beyond it the whole list is sent. */
export const MAX_SINGLE_UPDATES = 10;

/** A list after one line was moved. */
export interface MovedItems {
  /** In their new order, each with its place. */
  readonly items: readonly OrderTemplateItem[];
  /** Those whose place has changed. */
  readonly changed: readonly OrderTemplateItem[];
}

const placeOf = ({ position }: OrderTemplateItem, index: number): number => position ?? index;

/**
 * Moves a line of a template. Of the places, which grow down the list, as few as possible change: the moved line takes
 * one between its neighbours, and where there is none the lines below it make room.
 *
 * @param from index of the line
 * @param to index it shall have
 */
export const moveItem = (items: readonly OrderTemplateItem[], from: number, to: number): MovedItems => {
  const placed = items.map((item, index) => ({ ...item, position: placeOf(item, index) }));
  const [moved] = placed.splice(from, 1);
  if (moved === undefined) return { items, changed: [] };
  placed.splice(to, 0, moved);
  const before = placed[to - 1]?.position ?? -1;
  const after = placed[to + 1]?.position;
  const between = after === undefined ? before + GAP : Math.floor((before + after) / 2);
  const changed: OrderTemplateItem[] = [];
  let last = before;
  const settled = placed.map((item, index) => {
    if (index < to) return item;
    const position = index === to ? Math.max(between, before + 1) : Math.max(item.position, last + 1);
    last = position;
    if (index !== to && position === item.position) return item;
    const there = { ...item, position };
    changed.push(there);
    return there;
  });
  return { items: settled, changed };
};

/** All lines with new places that leave room between them. */
export const respacePositions = (items: readonly OrderTemplateItem[]): readonly OrderTemplateItem[] =>
  items.map((item, index) => ({ ...item, position: index * GAP }));
