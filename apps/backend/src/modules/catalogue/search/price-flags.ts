import type { Facet, Price, PriceFilter } from '@gastroshop/api-contract';
import { toViennaDate } from '@gastroshop/domain/calendar';
import { displayCategory } from '@gastroshop/domain/pricing';
import type { PositionLists, PriceBook, Snapshot } from '../snapshot';
import { countByFlag } from './count-by-flag';

/** What prices an article has on a day, one bit each. */
export const PRICE_MARKS = { SPECIAL: 1, PROMOTION: 2, BULK: 4 } as const satisfies Record<
  PriceFilter,
  number
>;

const holdsOn = ({ fromDate, toDate }: Price, day: string): boolean =>
  (fromDate === undefined || (toViennaDate(fromDate) ?? day) <= day) &&
  (toDate === undefined || (toViennaDate(toDate) ?? day) >= day);

const markOf = ({ type, minQuantity }: Price): number => {
  const isTier = minQuantity > 1 ? PRICE_MARKS.BULK : 0;
  switch (displayCategory(type)) {
    case 'ON_SALE_FOR_ALL':
      return isTier | PRICE_MARKS.PROMOTION;
    case 'ON_SALE_FOR_CUSTOMER':
    case 'FIXED_FOR_CUSTOMER':
      return isTier | PRICE_MARKS.SPECIAL;
    default:
      return isTier;
  }
};

interface BookMarks {
  readonly snapshot: Snapshot;
  readonly day: string;
  readonly marks: Uint8Array;
}

const known = new WeakMap<PriceBook, BookMarks>();

const marksOfBook = (book: PriceBook, snapshot: Snapshot, day: string): Uint8Array => {
  const earlier = known.get(book);
  if (earlier?.snapshot === snapshot && earlier.day === day) return earlier.marks;
  const marks = new Uint8Array(snapshot.articles.length);
  for (const [sku, prices] of book) {
    const position = snapshot.positionOf.get(sku);
    if (position === undefined) continue;
    let mark = 0;
    for (const price of prices) if (holdsOn(price, day)) mark |= markOf(price);
    marks[position] = mark;
  }
  known.set(book, { snapshot, day, marks });
  return marks;
};

/** What was put together, by both parts: the same customers search again and again. */
const together = new WeakMap<Uint8Array, WeakMap<Uint8Array, Uint8Array>>();

const marksOfBoth = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const ofOne = together.get(one) ?? new WeakMap<Uint8Array, Uint8Array>();
  together.set(one, ofOne);
  const known = ofOne.get(other);
  if (known !== undefined) return known;
  const marks = one.map((mark, position) => mark | (other[position] ?? 0));
  ofOne.set(other, marks);
  return marks;
};

/** The marks of all articles by position, for whoever has the prices of these books (API-6). */
export const priceMarks = (books: readonly PriceBook[], snapshot: Snapshot, day: string): Uint8Array => {
  const [first, ...others] = books
    .filter((book) => book.size > 0)
    .map((book) => marksOfBook(book, snapshot, day));
  return first === undefined ? new Uint8Array(snapshot.articles.length) : others.reduce(marksOfBoth, first);
};

/** How many articles have prices of each kind (API-6). */
export const priceFacet = (marks: Uint8Array, positions: PositionLists): readonly Facet[] => {
  const values = countByFlag(PRICE_MARKS, marks, positions).filter(({ count }) => count > 0);
  return values.length === 0 ? [] : [{ key: 'prices', values }];
};
