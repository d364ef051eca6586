import type { ListDocument, ListGap, TextEncodingName } from '../list-document';
import { shownSheet, tables } from '../sheets/list-sheet';
import { cleanCell } from '../text/clean-text';
import { Unreadable } from '../unreadable';
import { edifactSegments, type Segment } from './segments';
import { edifactUnit } from './units';

/** What is read of a line of an order. */
interface EdifactLine {
  readonly position: string;
  gtin: string;
  /** Number that the supplier gives the product; the buyer's own is no order number here. */
  supplierNumber: string;
  buyerNumber: string;
  name: string;
  amount: string;
  unit: string;
  /** Taken out of an order that was sent before. */
  isDeleted: boolean;
  /** As it was written, for a line that cannot be ordered. */
  readonly written: string[];
}

/** Codes of numbers that are GTINs. */
const GTIN_CODES: ReadonlySet<string> = new Set(['EN', 'SRV', 'UP', 'EAN', 'GT']);

/** Action of a line that is taken out of its order, and function of a message that calls an order off. */
const DELETED = '2';
const CALLED_OFF = '1';

const newLine = (position: string): EdifactLine => ({
  position,
  gtin: '',
  supplierNumber: '',
  buyerNumber: '',
  name: '',
  amount: '',
  unit: '',
  isDeleted: false,
  written: [],
});

const addNumber = (line: EdifactLine, number = '', code = ''): void => {
  if (number === '') return;
  if (GTIN_CODES.has(code)) line.gtin ||= number;
  else if (code === 'SA' || code === 'MF') line.supplierNumber ||= number;
  else if (code === 'BP' || code === 'IN') line.buyerNumber ||= number;
  else if (code === '') line.gtin ||= number;
};

/** A point or comma for decimals, and nothing for thousands; 12.000 is twelve. */
const amountOf = (written: string): string => {
  const plain = /^-?\d+(?:[.,]\d+)?$/.test(written) ? String(Number(written.replace(',', '.'))) : written;
  return plain.replace('.', ',');
};

/** Takes up what a segment says about the line it belongs to. */
const addSegment = (line: EdifactLine, [[tag = ''] = [], ...elements]: Segment): void => {
  line.written.push([tag, ...elements.map((parts) => parts.join(' '))].join(' '));
  switch (tag) {
    case 'LIN':
      line.isDeleted = elements[1]?.[0] === DELETED;
      addNumber(line, elements[2]?.[0], elements[2]?.[1] ?? '');
      break;
    case 'PIA':
      for (const [number, code = ''] of elements.slice(1)) addNumber(line, number, code || '?');
      break;
    case 'IMD':
      line.name = [line.name, ...(elements[2] ?? []).slice(3)].filter((part) => part !== '').join(' ');
      break;
    case 'QTY': {
      const [qualifier, amount = '', unit = ''] = elements[0] ?? [];
      // 21 is what is ordered; 59 is how many are in the package, 1 what is there.
      if (qualifier === '21') [line.amount, line.unit] = [amountOf(amount), edifactUnit(unit)];
    }
  }
};

const HEADINGS = ['Position', 'Artikelnummer', 'GTIN', 'Bezeichnung', 'Menge', 'Einheit'];

/** What ends the lines of an order. */
const TRAILER: ReadonlySet<string> = new Set(['UNS', 'UNT', 'UNZ', 'CNT', 'MOA']);

const linesOf = (segments: readonly Segment[]): readonly EdifactLine[] => {
  const lines: EdifactLine[] = [];
  let line: EdifactLine | undefined;
  for (const segment of segments) {
    const tag = segment[0]?.[0]?.trim() ?? '';
    if (tag === 'LIN') {
      line = newLine(segment[1]?.[0] ?? '');
      lines.push(line);
    } else if (tag === 'UNS' || tag === 'UNT') line = undefined;
    if (line !== undefined && !TRAILER.has(tag)) addSegment(line, [[tag], ...segment.slice(1)]);
  }
  return lines;
};

/**
 * Reads an order in EDIFACT (ORDERS D.96A, as systems of kitchens and hotels send it) into a table. Of a line counts
 * the supplier's number, else the GTIN, and the amount ordered; a line without amount, or without any number and name,
 * is said besides. What calls an order or a line off orders nothing.
 *
 * @throws Unreadable for an interchange without an order's lines
 */
export const parseEdifact = (interchange: string, encoding?: TextEncodingName): ListDocument => {
  const segments = edifactSegments(interchange);
  const isCalledOff = segments.some(
    ([head, , , messageFunction]) => head?.[0] === 'BGM' && messageFunction?.[0] === CALLED_OFF,
  );
  const lines = linesOf(segments);
  for (const line of lines) if (isCalledOff || line.isDeleted) line.amount = '';
  if (lines.length === 0) throw new Unreadable({ reason: 'DAMAGED', format: 'EDIFACT' });
  const gaps = lines.flatMap(({ amount, gtin, supplierNumber, name, written }): readonly ListGap[] =>
    amount === '' || `${gtin}${supplierNumber}${name}` === ''
      ? [{ kind: 'SEGMENT', text: cleanCell(written.join(' · ')) }]
      : [],
  );
  const rows = lines.map(({ position, supplierNumber, gtin, name, amount, unit, buyerNumber }) =>
    [position, supplierNumber, gtin, name === '' ? buyerNumber : name, amount, unit].map(cleanCell),
  );
  return tables('EDIFACT', [shownSheet('', [HEADINGS, ...rows])], { encoding, gaps });
};
