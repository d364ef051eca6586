import type { Order, OrderItem } from '@gastroshop/api-contract';
import { parseOrderList } from '@gastroshop/domain/order-list';
import { type ListDocument, readListFile, parsePaste, sourceOf } from '@gastroshop/storefront/list-files';
import { describe, expect, it } from 'vitest';
import { toPdfDefinition } from '../papers';
import { writePdf } from '../pdf';
import { writeWorkbook } from '../spreadsheet';
import { orderMail } from './order-mail';
import { buildOrderContent, type OrderContentInput } from './order-content';
import { layoutOrder } from './layout-order';
import { unitReadBack } from '../testing/unit-read-back';

/** Names with figures, measures, long words and letters of others. */
const NAMES = [
  'Paradeiser geschält',
  'Bio Dinkelmehl Type 700 Mühle Steiner',
  'Cola Sprizzo 24 × 0,33 l',
  'Zweigelt Burgenland 2024 Weinhof Pichl',
  'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib, vakuumverpackt',
  'Crème fraîche 30 % Fett',
  'Žlutý kůň, süß-sauer; „extra“',
] as const;

const UNITS = ['Ktn', 'Kübel', '½ Kiste', 'kg', 'Stk', 'Flasche'] as const;

const LINES = Array.from({ length: 70 }, (_, place) => ({
  sku: String(100_003 + place * 7919),
  name: NAMES[place % NAMES.length] ?? '',
  amount: 1 + ((place * 37) % 250),
  unit: UNITS[place % UNITS.length] ?? '',
}));

const item = ({ sku, name, amount, unit }: (typeof LINES)[number], place: number): OrderItem => ({
  productSku: sku,
  name,
  amount,
  ratio: '1',
  unitAbbr: unit,
  baseUnit: unit,
  price: '4.15',
  mostAccurateRowTotal: '1204.15',
  ...(place % 5 === 0 && { note: 'bitte oben abstellen', customerArticleNumber: String(880_000 + place) }),
  ...(place % 7 === 0 && { costCentre: '4711' }),
});

const ORDER: Order = {
  id: '7',
  number: '3100102',
  creationTime: '2026-11-25T09:00:00.000Z',
  customerId: '48213',
  source: 'OTHER',
  confirmationEmails: [],
  orderItems: LINES.map(item),
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
};

const LETTERHEAD = {
  shop: 'Alpingastro',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  address: ['Flugplatzstraße 12', '5700 Zell am See'],
};

const paperOf = (more: Partial<OrderContentInput> = {}) =>
  buildOrderContent({
    order: ORDER,
    lineFacts: {},
    profile: { displayName: 'Alpingastro', signature: 'Alpingastro' },
    customerName: 'Gasthof Post',
    locale: 'de-AT',
    seesPrices: true,
    seesBonuses: false,
    ...more,
  });

const documentOf = async (bytes: Uint8Array): Promise<ListDocument> => {
  const reading = await readListFile(new Blob([Uint8Array.from(bytes)]));
  if (reading.kind !== 'READ') throw new Error(`The paper is not read: ${reading.reason}`);
  return reading.document;
};

/** What is ordered of a paper that comes back: the lines with a product's number. */
const linesOf = (document: ListDocument) =>
  parseOrderList(sourceOf(document), { unitWords: UNITS }).lines.flatMap(
    ({ article, amount, unit, status }) => {
      // Mails write the number in brackets.
      const sku = article?.text.replace(/^\((.*)\)$/, '$1');
      return sku !== undefined && LINES.some((line) => line.sku === sku)
        ? [{ sku, amount, unit: unitReadBack(UNITS, unit), status }]
        : [];
    },
  );

const ORDERED = LINES.map(({ sku, amount, unit }) => ({ sku, amount, unit, status: 'READY' }));

describe('a paper of the shop that comes back as an order', () => {
  it.each([
    ['de-AT', true],
    ['de-AT', false],
    ['en-GB', true],
    ['en-GB', false],
  ] as const)('has every line as it was: in %s, with prices: %s', async (locale, seesPrices) => {
    const sheet = layoutOrder(paperOf({ locale, seesPrices }), LETTERHEAD, locale);
    const document = await documentOf(await writePdf(toPdfDefinition(sheet)));
    expect(document).toMatchObject({ format: 'PDF', gaps: [] });
    expect(linesOf(document)).toEqual(ORDERED);
  });

  it('has every line of its mail, to be confirmed where prices stand beside the amounts', async () => {
    const read = linesOf(await parsePaste(orderMail(paperOf(), 'de-AT').text));
    // A semicolon within a name and a fraction beside an amount leave a line open.
    const plain = LINES.filter(({ name, unit }) => !name.includes(';') && !unit.startsWith('½'));
    for (const { sku, amount, unit } of plain)
      expect(read).toContainEqual(expect.objectContaining({ sku, amount, unit }));
    for (const line of read) if (line.status === 'READY') expect(ORDERED).toContainEqual(line);
  });

  it('has every row of a workbook, with its number, amount and unit', async () => {
    const workbook = await writeWorkbook({
      shop: 'Alpingastro',
      title: 'Inventur',
      sheets: [
        {
          name: 'Kühlraum',
          notes: ['Kunde: Gasthof Post', 'Gezählt am 25. November 2026'],
          columns: [
            { heading: 'Artikelnummer', width: 15 },
            { heading: 'Artikel', width: 48 },
            { heading: 'Menge', kind: 'NUMBER', width: 11 },
            { heading: 'Einheit', width: 9 },
            { heading: 'Wert', kind: 'EURO', width: 14 },
          ],
          rows: LINES.map(({ sku, name, amount, unit }) => [sku, name, String(amount), unit, '1204.15']),
        },
      ],
    });
    const document = await documentOf(workbook);
    expect(document).toMatchObject({ format: 'XLSX', chosen: 0 });
    expect(linesOf(document)).toEqual(ORDERED);
  });
});
