import type { CategorySeed } from '../product-traits';
import { charcuterieShelves } from './charcuterie';
import { dairyShelves } from './dairy';
import { deliShelves } from './deli';
import { drinkShelves } from './drinks';
import { dryShelves } from './dry';
import { fishShelves } from './fish';
import { frozenShelves } from './frozen';
import { meatShelves } from './meat';
import { nonFoodShelves } from './non-food';
import { produceShelves } from './produce';
import { wineShelves } from './wine';

/** Everything the wholesaler sells, by category of the third level. */
export const SHELVES: readonly CategorySeed[] = [
  ...meatShelves,
  ...charcuterieShelves,
  ...fishShelves,
  ...dairyShelves,
  ...produceShelves,
  ...deliShelves,
  ...frozenShelves,
  ...dryShelves,
  ...drinkShelves,
  ...wineShelves,
  ...nonFoodShelves,
];
