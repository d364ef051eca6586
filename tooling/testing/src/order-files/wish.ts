import type { Random } from '../money-oracle';
import type { Shelf, ShelfProduct, ShelfUnit } from './assortment';
import type { MeantOrder } from './order-file';
import { unitSpellings } from './words/unit-words';

/** What somebody wants, and the word for its unit. */
export interface Wish {
  readonly article: ShelfProduct;
  readonly unit: ShelfUnit;
  readonly amount: number;
  readonly unitWord: string;
  /** Anybody knows the word. */
  readonly isPlainUnit: boolean;
}

const USUAL = 24;
const MUCH = 400;

/** How many a kitchen orders: a few, now and then many; never less than is sold. */
const amountOf = (random: Random, { smallest }: ShelfUnit): number =>
  smallest - 1 + (random.chance(90) ? random.whole(1, USUAL) : random.whole(1, MUCH));

/** Behind a number it may belong to that: "7 ½ Kiste". */
const HALF = /^(?:½|1\/2)/;

/** Draws how much of an article somebody wants, and in which unit. */
export const drawWishOf = (random: Random, article: ShelfProduct, oddUnits = 0): Wish => {
  const unit = random.pick(article.units);
  const isPlainUnit = !random.chance(oddUnits);
  const words = unitSpellings(unit).filter(({ isPlain }) => isPlain === isPlainUnit);
  const others = article.units.filter((other) => other !== unit).flatMap(unitSpellings);
  // A word that means two of an article's units says nothing.
  const own = words.filter(
    ({ text }) => !others.some((other) => other.text.toLowerCase() === text.toLowerCase()),
  );
  const word = own.length === 0 ? { text: unit.abbreviation, isPlain: true } : random.pick(own);
  return {
    article,
    unit,
    amount: amountOf(random, unit),
    unitWord: word.text,
    isPlainUnit: word.isPlain && !HALF.test(word.text),
  };
};

/**
 * Draws what somebody wants.
 *
 * @param byName it will be written by its name alone
 * @param oddUnits in so many of a hundred cases with a word for the unit that not everybody knows
 */
export const drawWish = (
  random: Random,
  shelf: Shelf,
  { byName = false, oddUnits = 0 }: { readonly byName?: boolean; readonly oddUnits?: number } = {},
): Wish => drawWishOf(random, random.pick(byName ? shelf.named : shelf.articles), oddUnits);

/** What the wish orders. */
export const orderOf = ({ article, unit, amount }: Wish): MeantOrder => ({
  sku: article.sku,
  amount,
  unit: unit.abbreviation,
});

/** What it orders where the unit is not written. */
export const unitlessOrderOf = ({ article, amount }: Wish): MeantOrder => ({ sku: article.sku, amount });
