/** Says to every spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The heads of the columns as the reader of lists knows them, in both languages. */
const HEADS = {
  'de-AT': ['Artikelnummer', 'Menge', 'Einheit', 'Bezeichnung'],
  'en-GB': ['Item', 'Quantity', 'Unit', 'Description'],
} as const;

/**
 * A list to start from, as a spreadsheet opens it by a double click: semicolons, Windows line ends, with a mark.
 *
 * @param lines articles of the buyer, so that the list can be ordered as it is
 */
export const sampleList = (
  locale: keyof typeof HEADS,
  lines: readonly {
    readonly article: string;
    readonly amount: number;
    readonly unit: string;
    readonly name: string;
  }[],
): string =>
  BYTE_ORDER_MARK +
  [
    HEADS[locale],
    ...lines.map(({ article, amount, unit, name }) => [
      article,
      String(amount),
      unit,
      `"${name.replaceAll('"', '""')}"`,
    ]),
  ]
    .map((cells) => cells.join(';'))
    .join('\r\n');
