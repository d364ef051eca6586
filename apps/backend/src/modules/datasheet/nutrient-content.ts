import type { NutrientTable } from '@gastroshop/api-contract';
import { BASE_NUTRIENTS, nutrientRows, type NutrientRow } from '@gastroshop/domain/product';
import { formatNumber } from '@gastroshop/i18n';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { SheetWords } from './sheet-frame';

/** A nutrient the shop has no word for keeps its key: "VITAMIN_C" is read all the same. */
const nameOf = ({ key, depth }: NutrientRow, words: SheetWords): string => {
  const known = BASE_NUTRIENTS.find((nutrient) => nutrient.key === key)?.key;
  const name =
    key === 'ENERGY' ? words('ENERGY') : known === undefined ? key.replaceAll('_', ' ') : words(known);
  return depth === 1 ? words('ofWhich', { nutrient: name }) : name;
};

/** A nutrient table in the order of the law, kJ before kcal (PRD-10). */
export const nutrientContent = (table: NutrientTable, words: SheetWords): Content => {
  const body: TableCell[][] = nutrientRows(table).map((row) => [
    { text: nameOf(row, words), margin: [row.depth * 10, 0, 0, 0] },
    { text: `${formatNumber(row.quantity)} ${row.unit}`, alignment: 'right' },
    {
      text: row.referenceIntakePercent === undefined ? '' : `${row.referenceIntakePercent} %`,
      alignment: 'right',
    },
  ]);
  return {
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [253, 110, 120],
      body: [
        [
          { text: '' },
          {
            text: words(table.basis === 'PER_100' ? 'perHundred' : 'perPortion'),
            bold: true,
            alignment: 'right',
          },
          { text: words('referenceIntake'), bold: true, alignment: 'right' },
        ],
        ...body,
      ],
    },
    layout: 'lightHorizontalLines',
  };
};
