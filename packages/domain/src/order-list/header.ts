import type { ColumnRole } from './order-list-reading';
import { cellsBy, type Separator } from './table-line';
import { wordsOf } from './part';

/** Where the columns of a table are. */
export interface TableColumns {
  readonly separator: Separator;
  readonly count: number;
  readonly positions: ReadonlyMap<ColumnRole, number>;
}

/** What the header line of a spreadsheet says; without columns it is recognised and skipped only. */
interface Header {
  readonly columns?: TableColumns | undefined;
}

const ROLE_WORDS: Readonly<Record<ColumnRole, string>> = {
  SKU: 'sku artikelnummer artikelnr artnr artikel art artikelcode nr nummer materialnummer productid itemno item',
  GTIN: 'gtin ean eancode barcode strichcode gtinean eangtin',
  NAME: 'name bezeichnung artikelbezeichnung artikelname produkt produktname product productname description text',
  AMOUNT: 'menge anzahl bestellmenge amount quantity qty',
  UNIT: 'einheit mengeneinheit me unit verpackungseinheit vpe ve',
};

const COLUMN_ROLES = ['SKU', 'GTIN', 'NAME', 'AMOUNT', 'UNIT'] as const satisfies readonly ColumnRole[];

const ROLE_BY_WORD: ReadonlyMap<string, ColumnRole> = /* @__PURE__ */ new Map(
  COLUMN_ROLES.flatMap((role) => ROLE_WORDS[role].split(' ').map((word) => [word, role] as const)),
);

/** The tab of `sep=\t` is a blank at the end of the line, which does not get this far. */
const SEPARATOR_HINT = /^sep=.?$/i;
const MAX_HEADER_LENGTH = 2000;

/**
 * Recognises the line above a list that names its columns ("Artikelnummer;Menge;Einheit"), and the line `sep=;` some
 * spreadsheets put before it. A header has no digits, and names an amount or an article by number, and nothing is
 * taken for one that a buyer may have meant as an order.
 *
 * @returns undefined when the line is no header
 */
export const readHeader = (line: string): Header | undefined => {
  if (SEPARATOR_HINT.test(line)) return {};
  if (line.length > MAX_HEADER_LENGTH || /\d/.test(line)) return undefined;
  for (const separator of ['\t', ';', ','] as const) {
    if (line.includes(separator)) return headerOf(separator, cellsBy(line, separator));
  }
  const words = wordsOf(line).map(roleOf);
  const isHeader =
    words.length > 0 && words.every((role) => role !== undefined) && namesColumns(new Set(words));
  return isHeader ? {} : undefined;
};

/** A column heading without case, blanks and signs: "Artikel-Nr." is "artikelnr". */
const roleOf = (heading: string): ColumnRole | undefined =>
  ROLE_BY_WORD.get(heading.toLowerCase().replace(/[^\p{L}]/gu, ''));

const namesColumns = (roles: ReadonlySet<ColumnRole | undefined>): boolean =>
  roles.has('AMOUNT') || roles.has('SKU') || roles.has('GTIN');

const headerOf = (separator: Separator, headings: readonly string[]): Header | undefined => {
  const positions = new Map<ColumnRole, number>();
  for (const [index, heading] of headings.entries()) {
    const role = roleOf(heading);
    if (role !== undefined && !positions.has(role)) positions.set(role, index);
  }
  if (!namesColumns(new Set(positions.keys()))) return undefined;
  const isComplete =
    positions.has('AMOUNT') && ['SKU', 'GTIN', 'NAME'].some((role) => hasRole(positions, role));
  return isComplete ? { columns: { separator, count: headings.length, positions } } : {};
};

const hasRole = (positions: ReadonlyMap<string, number>, role: string): boolean => positions.has(role);
