import type { ProductFamily } from '@gastroshop/ui/product';

/** Tints in the order neighbours are best told apart by, each with the drawing that belongs to it. */
const TURN = [
  'bakery',
  'wine',
  'veg',
  'fish',
  'dairy',
  'drink',
  'fruit',
  'clean',
] as const satisfies readonly ProductFamily[];

/**
 * The tint of a tile by its place, so that neighbours differ; it belongs to a family, whose drawing fits it.
 *
 * @param place 0 for the first tile of the block
 */
export const tileVariant = (place: number): ProductFamily => TURN[place % TURN.length] ?? 'bakery';
