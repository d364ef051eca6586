import type { DocumentType } from '@gastroshop/api-contract';
import { parseOrderList } from '@gastroshop/domain/order-list';
import type { Locale } from '@gastroshop/i18n';
import { readListFile, sourceOf } from '@gastroshop/storefront/list-files';
import { describe, expect, it } from 'vitest';
import { toPdfDefinition } from '../../papers';
import { writePdf } from '../../pdf';
import { receiptSheet } from './receipt-sheet';
import { unitReadBack } from '../../testing/unit-read-back';

const NAMES = [
  'Paradeiser geschält',
  'Bio Dinkelmehl Type 700 Mühle Steiner',
  'Cola Sprizzo 24 × 0,33 l',
  'Zweigelt Burgenland 2024 Weinhof Pichl',
  'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib, vakuumverpackt',
] as const;
const UNITS = ['Ktn', 'Kübel', '½ Kiste', 'kg', 'Stk'] as const;

const LINES = Array.from({ length: 60 }, (_, place) => ({
  sku: String(100_003 + place * 7919),
  name: NAMES[place % NAMES.length] ?? '',
  amount: String(1 + ((place * 37) % 250)),
  unit: UNITS[place % UNITS.length] ?? '',
  price: '4.15',
  rowTotal: '1204.15',
  ...(place % 6 === 0 && { note: 'zwei Kisten fehlten' }),
}));

const TYPES = ['deliverynote', 'invoice'] as const satisfies readonly DocumentType[];
const LOCALES: readonly Locale[] = ['de-AT', 'en-GB'];

describe('a receipt that comes back as an order', () => {
  it.each(TYPES.flatMap((type) => LOCALES.map((locale) => [type, locale] as const)))(
    'has every line with its number, amount and unit, and no other: %s in %s',
    async (type, locale) => {
      const layout = receiptSheet(
        {
          type,
          number: '9100204',
          date: '2026-11-24',
          orderNumber: '3100102',
          information: 'Lieferung an die Küche, Tor 2',
          total: '4812.40',
        },
        { lines: LINES },
        {
          letterhead: {
            shop: 'Alpingastro',
            mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
            address: ['Flugplatzstraße 12', '5700 Zell am See'],
          },
          customer: { id: '48213', displayName: 'Gasthof Post' },
          locale,
          seesBonuses: false,
        },
      );
      const bytes = await writePdf(toPdfDefinition(layout));
      const reading = await readListFile(new Blob([Uint8Array.from(bytes)]));
      if (reading.kind !== 'READ') throw new Error(`The receipt is not read: ${reading.reason}`);
      const { lines } = parseOrderList(sourceOf(reading.document), { unitWords: UNITS });
      const ordered = lines.filter(({ status }) => status === 'READY' || status === 'GUESSED');
      expect(
        ordered.map(({ article, amount, unit }) => ({
          sku: article?.text,
          amount,
          unit: unitReadBack(UNITS, unit),
        })),
      ).toEqual(LINES.map(({ sku, amount, unit }) => ({ sku, amount: Number(amount), unit })));
    },
  );
});
