import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { noise, type TrueAmountColumns } from '../order-file';
import { drawWish, orderOf } from '../wish';
import { HEADINGS, type ListLanguage } from '../words/headings';

type Headings = Readonly<Record<ListLanguage, readonly (readonly string[])[]>>;

const DAYS: Headings = {
  de: [
    ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    ['Mo 23.11.', 'Mi 25.11.', 'Fr 27.11.'],
    ['Di', 'Do', 'Sa'],
    ['MO', 'DI', 'MI', 'DO', 'FR', 'SA', 'SO'],
    ['KW 48', 'KW 49', 'KW 50'],
    ['Küche', 'Bar', 'Frühstück'],
    ['Haus 1', 'Haus 2'],
  ],
  en: [
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    ['Monday', 'Wednesday', 'Friday'],
    ['Mon 23/11', 'Thu 26/11'],
    ['Kitchen', 'Bar'],
  ],
};

const OLD_AND_NEW: Headings = {
  de: [
    ['Menge alt', 'Menge neu'],
    ['Menge 1', 'Menge 2'],
    ['Menge', 'Menge'],
    ['Anzahl', 'Menge'],
    ['Bestellt', 'Bestellung'],
    ['Bestellung KW 47', 'Bestellung KW 48'],
  ],
  en: [
    ['Qty 1', 'Qty 2'],
    ['Qty ordered', 'Qty to order'],
    ['Quantity', 'Amount'],
  ],
};

/** Rows of a form whose amounts stand in more than one column, and what the buyer answers. */
export interface AskingRows {
  readonly rows: readonly Row[];
  readonly amountColumns: TrueAmountColumns;
}

/**
 * A form with a column for each day or place, or with two columns that both are headed as amounts: nobody but the buyer
 * can say which are ordered.
 */
export const severalAmountColumns = (
  random: Random,
  shelf: Shelf,
  language: ListLanguage,
  count: number,
): AskingRows => {
  const areDays = random.chance(60);
  const heads = random.pick((areDays ? DAYS : OLD_AND_NEW)[language]);
  const before = [random.pick(HEADINGS.SKU[language]), random.pick(HEADINGS.NAME[language])];
  const headings = [...before, ...heads, random.pick(HEADINGS.UNIT[language])];
  const columns = heads.map((_, index) => before.length + index);
  const isAdded = areDays && random.chance(60);
  const chosen = isAdded ? columns : [random.pick(columns)];
  let isFirst = true;
  const rows = random.list(count, (): Row => {
    const wish = drawWish(random, shelf);
    // A column that is empty in all rows is no question.
    const amounts = columns.map(() => (!isFirst && random.chance(35) ? '' : String(random.whole(1, 12))));
    isFirst = false;
    const total = chosen
      .map((column) => Number(amounts[column - before.length] ?? 0))
      .reduce((sum, amount) => sum + amount, 0);
    const isOrdered = total >= wish.unit.smallest;
    return {
      cells: [wish.article.sku, wish.article.name, ...amounts, wish.unitWord],
      meaning:
        total === 0
          ? { truth: 'NOT_ORDERED', orders: [], form: `several amounts, none ${headings.join('|')}` }
          : {
              truth: isOrdered ? 'PLAIN' : 'UNCLEAR',
              orders: isOrdered ? [{ ...orderOf(wish), amount: total }] : [],
              form: `several amounts ${headings.join('|')}`,
            },
    };
  });
  return {
    rows: [{ cells: headings, meaning: noise('heading') }, ...rows],
    amountColumns: { columns: chosen, mode: isAdded ? 'ADD' : 'ONE' },
  };
};
