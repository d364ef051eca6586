import type { Content, CustomTableLayout } from 'pdfmake/interfaces';
import { columnWidths, CONTENT_WIDTH } from './page';
import type { LayoutBlock, LabelledText } from './document-layout';

/** Points. */
const SUMS_GAP = 16;
const SUMS_WIDTH = 300;
/** Characters of a sum that its column holds in any case. */
const SUM_LENGTH = 18;
/** Letters of notes that fit on a page below any sums. */
const MOST_LETTERS = 600;

/** A thin line between sums, a dark one around the total. */
const sumLayout = (sums: readonly LabelledText[]): CustomTableLayout => {
  const isTotal = (line: number): boolean => sums[line]?.isTotal === true;
  return {
    hLineWidth: (line) => (line === 0 || line === sums.length ? 0 : 0.5),
    hLineColor: (line) => (isTotal(line) || isTotal(line - 1) ? '#333333' : '#bbbbbb'),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : SUMS_GAP / 2),
    paddingRight: (column) => (column === 0 ? SUMS_GAP / 2 : 0),
    paddingTop: () => 3,
    paddingBottom: () => 3,
  };
};

const sumTable = (sums: readonly LabelledText[]): readonly Content[] =>
  sums.length === 0
    ? []
    : [
        {
          margin: [CONTENT_WIDTH - SUMS_WIDTH, 14, 0, 0],
          table: {
            widths: columnWidths(['*', 105], SUMS_GAP, SUMS_WIDTH),
            body: sums.map(({ label, text, isTotal = false }) => [
              { text: label, bold: isTotal },
              // Only what is too long may go on below: a minus sign stays with its figure.
              { text, bold: isTotal, alignment: 'right', noWrap: text.length <= SUM_LENGTH },
            ]),
          },
          layout: sumLayout(sums),
        },
      ];

/** Sentences in small letters, each a paragraph. */
export const noteContent = (notes: readonly string[]): Content[] =>
  notes.map((text, place) => ({ text, style: 'small', margin: [0, place === 0 ? 8 : 3, 0, 0] }));

/** Sums on the right with what is said about them, on one page: a note alone on the last one says nothing. */
export const totalsContent = (sums: readonly LabelledText[], notes: readonly string[] = []): Content => ({
  unbreakable: true,
  stack: [...sumTable(sums), ...noteContent(notes)],
});

/** The notes that stay on one page with the sums they follow; undefined where there are no such sums or notes. */
export const keptNotes = (
  block: LayoutBlock | undefined,
  after: LayoutBlock | undefined,
): readonly string[] | undefined =>
  block?.kind === 'SUMS' && after?.kind === 'NOTES' && after.notes.join('').length <= MOST_LETTERS
    ? after.notes
    : undefined;
