import type { NutrientTable } from '@gastroshop/api-contract';
import { BASE_NUTRIENTS, nutrientRows, type NutrientRow } from '@gastroshop/domain/product';
import { formatMeasure, formatPercent } from '@gastroshop/i18n';
import type { SheetWords } from './sheet-frame';

/** A line of a nutrient table as it is printed. */
export interface NutrientLine {
  readonly name: string;
  /** 1 for "of which" lines, else 0. */
  readonly depth: 0 | 1;
  readonly amount: string;
  /** Share of the reference intake; "" where there is no reference. */
  readonly share: string;
}

/** A nutrient the shop has no word for keeps its key: "VITAMIN_C" is read all the same. */
const nameOf = ({ key, depth }: NutrientRow, words: SheetWords): string => {
  const known = BASE_NUTRIENTS.find((nutrient) => nutrient.key === key)?.key;
  const name =
    key === 'ENERGY' ? words('ENERGY') : known === undefined ? key.replaceAll('_', ' ') : words(known);
  return depth === 1 ? words('ofWhich', { nutrient: name }) : name;
};

const lineOf = (rows: readonly NutrientRow[], words: SheetWords): readonly NutrientLine[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const { depth, referenceIntakePercent: percent } = first;
  return [
    {
      name: nameOf(first, words),
      depth,
      amount: rows.map(({ quantity, unit }) => formatMeasure(quantity, unit)).join(' / '),
      share: percent === undefined ? '' : formatPercent(percent),
    },
  ];
};

/**
 * The lines of a nutrient table in the order of the law (PRD-10). Energy is one line with both figures, kJ before kcal,
 * as labels have it; its share is that of the first figure, as the two are the same but for rounding.
 */
export const nutrientLines = (table: NutrientTable, words: SheetWords): readonly NutrientLine[] => {
  const rows = nutrientRows(table);
  return [
    ...lineOf(
      rows.filter(({ key }) => key === 'ENERGY'),
      words,
    ),
    ...rows.filter(({ key }) => key !== 'ENERGY').flatMap((row) => lineOf([row], words)),
  ];
};
