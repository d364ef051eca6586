import type { DrawingName } from './drawing-name';

/** The product families, each with a tint of its own, and the drawing that stands in for what has no better one. */
export const FAMILY_DRAWINGS = {
  meat: 'cut-of-meat',
  dairy: 'cheese-wedge',
  egg: 'egg',
  veg: 'leafy-green',
  fruit: 'red-apple',
  dry: 'flour-sack',
  fish: 'fish',
  frozen: 'snowflake',
  bakery: 'bread',
  drink: 'cup-with-straw',
  wine: 'red-wine',
  oil: 'oil-bottle',
  clean: 'lotion-bottle',
  other: 'package',
} as const satisfies Record<string, DrawingName>;

/** A family of products, which chooses the tint behind a drawing. */
export type ProductFamily = keyof typeof FAMILY_DRAWINGS;
