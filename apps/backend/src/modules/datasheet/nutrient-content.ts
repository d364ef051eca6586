import type { NutrientBasis } from '@gastroshop/domain/product';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { NutrientLine } from './nutrient-lines';
import type { SheetWords } from './sheet-frame';

/** The lines of a nutrient table, set. */
export const nutrientContent = (
  basis: NutrientBasis,
  lines: readonly NutrientLine[],
  words: SheetWords,
): Content => {
  const body = lines.map(({ name, depth, amount, share }): TableCell[] => [
    { text: name, margin: [depth * 10, 0, 0, 0] },
    { text: amount, alignment: 'right' },
    { text: share, alignment: 'right' },
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
            text: words(basis === 'PER_100' ? 'perHundred' : 'perPortion'),
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
