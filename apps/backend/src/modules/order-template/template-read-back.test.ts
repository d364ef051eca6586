import type { OrderTemplate, Product } from '@gastroshop/api-contract';
import { parseOrderList } from '@gastroshop/domain/order-list';
import { readListFile, sourceOf } from '@gastroshop/storefront/list-files';
import { describe, expect, it } from 'vitest';
import { toPdfDefinition } from '../../papers';
import { writePdf } from '../../pdf';
import { templateSheet } from './template-sheet';
import { unitReadBack } from '../../testing/unit-read-back';

const UNITS = ['Ktn', 'Kübel', '½ Kiste', 'kg', 'Stk'] as const;

/** Names with figures, measures and a size at their end. */
const NAMES = [
  'Paradeiser geschält',
  'Bio Dinkelmehl Type 700 Mühle Steiner',
  'Cola Sprizzo 24 × 0,33 l',
  'Zweigelt Burgenland 2024 Weinhof Pichl',
  'Bergkäse g.U. aus Heumilch, mindestens neun Monate im Naturkeller gereift, Viertellaib, vakuumverpackt',
] as const;

const LINES = Array.from({ length: 40 }, (_, place) => ({
  productSku: String(100_003 + place * 7919),
  amount: 1 + ((place * 37) % 250),
  unit: UNITS[place % UNITS.length] ?? '',
}));

const product = (sku: string, place: number): Product => ({
  sku,
  name: NAMES[place % NAMES.length] ?? '',
  attributes: [],
  minSaleQuantity: 0,
  units: UNITS.map((abbreviation, at) => ({
    name: abbreviation,
    abbreviation,
    ratio: 1,
    isDefault: at === 0,
    isVisible: true,
    isStorageUnit: at === 0,
  })),
  status: 'ACTIVE',
  bulkPrices: [{ type: 'LIST', rawValueString: '4.49', minQuantity: 0 }],
});

const TEMPLATE: OrderTemplate = {
  id: '1',
  customerId: '48213',
  name: 'Frühstück 2026',
  shareable: false,
  creationTime: '2026-11-25T09:00:00.000Z',
  lastEditedTime: '2026-11-25T09:00:00.000Z',
  createdBy: 'anna',
  sharedWith: [],
  orderTemplateItems: LINES.map((line, place) => ({
    ...line,
    // What is no longer sold stands there by its number.
    ...(place % 11 !== 10 && { product: product(line.productSku, place) }),
    ...(place % 3 === 0 && { par: 12 }),
    ...(place % 5 === 0 && { note: 'für 3 Tage', customerArticleNumber: String(880_000 + place) }),
  })),
  removedProducts: [],
};

describe('an order template on paper that comes back as an order', () => {
  it.each([
    ['de-AT', true],
    ['de-AT', false],
    ['en-GB', true],
    ['en-GB', false],
  ] as const)('has every line as it was: in %s, with prices: %s', async (locale, seesPrices) => {
    const sheet = templateSheet({
      template: TEMPLATE,
      people: { createdBy: 'Anna Muster', lastEditedBy: 'Bea Muster' },
      letterhead: {
        shop: 'Alpingastro',
        mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
        address: ['Flugplatzstraße 12', '5700 Zell am See'],
      },
      customerName: '48213 Gasthof Post',
      locale,
      today: '2026-11-26',
      seesPrices,
    });
    const bytes = await writePdf(toPdfDefinition(sheet));
    const reading = await readListFile(new Blob([Uint8Array.from(bytes)]));
    if (reading.kind !== 'READ') throw new Error(`The paper is not read: ${reading.reason}`);
    const { lines } = parseOrderList(sourceOf(reading.document), { unitWords: UNITS });
    const ordered = lines.flatMap(({ article, amount, unit, status }) =>
      LINES.some(({ productSku }) => productSku === article?.text)
        ? [{ productSku: article?.text, amount, unit: unitReadBack(UNITS, unit), status }]
        : [],
    );
    expect(ordered).toEqual(LINES.map((line) => ({ ...line, status: 'READY' })));
  });
});
