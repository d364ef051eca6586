import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { barcodeOf, barcodeSvg, modulesOf, type Barcode } from './barcode';
import type { LabelSheet, PrintedLabel } from './label-sheet';
import { keepMeasuresTogether } from './keep-measures-together';

/** Sheets of labels are sold for A4 with 3 × 8 labels of 70 × 37 mm. */
const COLUMNS = 3;
const ROWS = 8;
/** Labels a sheet holds. */
const LABELS_ON_SHEET = COLUMNS * ROWS;

const MM = 72 / 25.4;
const LABEL = { width: 70 * MM, height: 37 * MM };
/** What printers cannot reach at the sheet's edge. */
const PADDING = 5 * MM;
const WIDTH = LABEL.width - 2 * PADDING;
/** As high as a name of three lines leaves room for. */
const BAR_HEIGHT = 8.5 * MM;
/** Millimetres of a module as the standard draws it; longer codes are made finer to fit. */
const MODULE = 0.33 * MM;
/** Points that bring the smaller letters onto the line of the price. */
const TO_PRICE_LINE = 0.93;
const MOST_LETTERS = 84;

/** Cut between words, but for a word so long that too little would be left. */
const shortened = (text: string): string => {
  if (text.length <= MOST_LETTERS) return text;
  const start = text.slice(0, MOST_LETTERS - 1);
  const words = start.slice(0, start.lastIndexOf(' ') + 1).replace(/[\s,;.(–-]+$/, '');
  return `${words.length > MOST_LETTERS / 2 ? words : start.trimEnd()}…`;
};

const barContent = (code: Barcode): Content => {
  const module = Math.min(MODULE, WIDTH / modulesOf(code));
  const width = modulesOf(code) * module;
  return {
    columns: [
      {
        width,
        stack: [
          { svg: barcodeSvg(code, BAR_HEIGHT / module), width, height: BAR_HEIGHT },
          { text: code.text, fontSize: 7, alignment: 'center', margin: [0, 1, 0, 0] },
        ],
      },
    ],
  };
};

const labelCell = ({ label, bars }: { label: PrintedLabel; bars: Content | undefined }): TableCell => ({
  margin: [PADDING, PADDING, PADDING, 0],
  stack: [
    { text: keepMeasuresTogether(shortened(label.name)), bold: true, fontSize: 9, lineHeight: 1 },
    {
      columns: [
        {
          width: '*',
          text: [label.number, label.content].filter((text) => text !== '').join(' · '),
          margin: [0, TO_PRICE_LINE, 0, 0],
        },
        ...(label.price === undefined
          ? []
          : [{ width: 'auto' as const, text: label.price, bold: true, fontSize: 9, noWrap: true }]),
      ],
      fontSize: 8,
      columnGap: 4,
      margin: [0, 1, 0, 3],
    },
    ...(bars === undefined ? [] : [bars]),
  ],
});

const sheetsOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

/** Copies of one label say the same: it is drawn up once. */
const drawnLabels = (labels: readonly PrintedLabel[]) =>
  labels.flatMap((label) => {
    const code = barcodeOf(label);
    return Array.from({ length: label.amount }, () => ({
      label,
      // The setter writes its measures into what it is given, so every copy has an object of its own.
      bars: code === undefined ? undefined : barContent(code),
    }));
  });

/** The definition of labels on sheets. They have no page numbers: every part of the sheet is a label. */
export const labelsToPdfDefinition = ({
  language,
  shop,
  title,
  labels,
}: LabelSheet): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [0, 0, 0, 0],
  language,
  info: { title, author: shop, creator: shop },
  content: sheetsOf(drawnLabels(labels), LABELS_ON_SHEET).map((sheet, place): Content => ({
    table: {
      dontBreakRows: true,
      widths: Array.from({ length: COLUMNS }, () => LABEL.width),
      heights: LABEL.height,
      body: sheetsOf(sheet, COLUMNS).map((row) =>
        Array.from({ length: COLUMNS }, (_, column): TableCell => {
          const cell = row[column];
          return cell === undefined ? '' : labelCell(cell);
        }),
      ),
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    ...(place > 0 && { pageBreak: 'before' }),
  })),
  defaultStyle: { font: 'Roboto', fontSize: 8 },
});
