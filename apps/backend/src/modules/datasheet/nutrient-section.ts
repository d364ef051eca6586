import type { NutrientTable } from '@gastroshop/api-contract';
import type { Content } from 'pdfmake/interfaces';
import { nutrientContent } from './nutrient-content';
import { nutrientLines } from './nutrient-lines';
import { keepRowsTogether, section, type SheetWords } from './sheet-frame';

/** Nutrient tables, each on one page; the heading stays with the first of them, what explains them with the last. */
export const nutrientSection = (tables: readonly NutrientTable[], words: SheetWords): readonly Content[] =>
  tables.flatMap((table, place) => {
    const note: Content = { text: words('referenceNote'), style: 'small' };
    const isLast = place === tables.length - 1;
    const lines = nutrientLines(table, words);
    const content: Content = {
      stack: [nutrientContent(table.basis, lines, words), ...(isLast ? [note] : [])],
    };
    const rows = lines.length + 1;
    return place === 0 ? section(words('nutrients'), content, rows) : [keepRowsTogether(content, rows)];
  });
