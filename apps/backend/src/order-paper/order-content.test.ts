import type { Order } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { orderMail } from './order-mail';
import { buildOrderContent, type OrderContentInput } from './order-content';
import { layoutOrder } from './layout-order';

const line = (productSku: string, unitAbbr: string, amount: number) => ({
  productSku,
  name: `Artikel ${productSku}`,
  amount,
  ratio: '1',
  unitAbbr,
});

const order = (more: Partial<Order> = {}): Order => ({
  id: '7',
  creationTime: '2026-11-25T09:00:00.000Z',
  customerId: '1',
  source: 'OTHER',
  confirmationEmails: [],
  orderItems: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  ...more,
});

const paperOf = (more: Partial<Order>, request: Partial<OrderContentInput> = {}) =>
  buildOrderContent({
    order: order(more),
    lineFacts: {},
    profile: { displayName: 'Alpingastro', signature: 'Alpingastro' },
    customerName: 'Gasthof Post',
    locale: 'de-AT',
    seesPrices: false,
    seesBonuses: false,
    ...request,
  });

describe('an order on paper', () => {
  it('holds what names no article of the shop, and what suppliers are told', () => {
    const paper = paperOf({
      orderItems: [line('10', 'ST', 2)],
      freeItems: [{ name: 'Kerzen', amount: '3', unit: 'Pkg' }],
      nonWebshopItems: [{ name: 'Wein vom Hof', amount: '6', unit: 'Fl', gtin: '9001234567890' }],
      supplierNotes: [{ supplierId: 'S7', note: 'Kisten zurück' }],
    });
    expect(
      paper.deliveries.map(({ heading, lines }) => [
        heading,
        lines.map(({ sku, name, amount }) => [sku, name, amount.replace(/\s/, ' ')]),
      ]),
    ).toEqual([
      ['Lieferung am Mittwoch, 25. November 2026', [['10', 'Artikel 10', '2 ST']]],
      ['Artikel außerhalb des Shops', [['9001234567890', 'Wein vom Hof', '6 Fl']]],
      ['Freitext-Positionen', [['', 'Kerzen', '3 Pkg']]],
    ]);
    expect(paper.facts).toContainEqual({ label: 'Hinweis an Lieferant S7', text: 'Kisten zurück' });
    expect(orderMail(paper, 'de-AT').text).toContain('Kerzen');
  });

  it('says how alcohol is handed over until that has happened', () => {
    const textWith = (document: OrderContentInput['document']) => {
      const lineFacts = { '10': { alcohol: '13.5' } };
      const { deliveries, footnotes } = paperOf(
        { orderItems: [line('10', 'FL', 6)] },
        { lineFacts, document },
      );
      return JSON.stringify([deliveries, footnotes]).match(/nur an Erwachsene/g) ?? [];
    };
    const head = { number: '7', date: '2026-11-27' };
    expect(textWith(undefined)).toHaveLength(2);
    expect(textWith({ ...head, type: 'deliverynote' })).toHaveLength(2);
    expect(textWith({ ...head, type: 'invoice' })).toEqual([]);
  });

  it('PRI-9: has neither a column nor a cell nor a word for prices where none are seen', () => {
    const paperFor = (seesPrices: boolean) =>
      paperOf(
        { orderItems: [{ ...line('10', 'ST', 2), price: '4.15' }, line('20', 'ST', 1)] },
        { seesPrices },
      );
    const letterhead = { shop: 'Alpingastro', mark: '<svg/>', address: [] };
    const tablesOf = (seesPrices: boolean) =>
      layoutOrder(paperFor(seesPrices), letterhead, 'de-AT').blocks.flatMap((block) =>
        block.kind === 'TABLE'
          ? [
              block.table.columns.length,
              ...block.table.rows.map((row) => ('heading' in row ? 0 : row.length)),
            ]
          : [],
      );
    expect(tablesOf(true)).toEqual([4, 4, 4]);
    expect(tablesOf(false)).toEqual([2, 2, 2]);
    const mailed = (seesPrices: boolean, tag: RegExp): number =>
      orderMail(paperFor(seesPrices), 'de-AT').html.match(tag)?.length ?? 0;
    expect([mailed(true, /<th /g), mailed(false, /<th /g)]).toEqual([4, 2]);
    // Two lines, each with two cells less.
    expect(mailed(true, /<td /g) - mailed(false, /<td /g)).toBe(4);
    const { words } = paperFor(true);
    expect(JSON.stringify(paperFor(true).deliveries)).toContain(words('onRequest'));
    for (const blind of [
      JSON.stringify(paperFor(false).deliveries),
      orderMail(paperFor(false), 'de-AT').html,
    ])
      for (const word of [words('onRequest'), words('unitPrice'), words('rowTotal'), '4,15'])
        expect(blind).not.toContain(word);
  });

  it('holds each line once, also one that no delivery names, and an article in two units', () => {
    const orderItems = [line('10', 'ST', 2), line('10', 'KT', 1), line('20', 'ST', 5)];
    const paper = paperOf({
      orderItems,
      deliveries: [
        {
          date: '2026-11-27',
          lines: [
            { productSku: '10', unitAbbr: 'KT', amount: 1 },
            { productSku: '10', unitAbbr: 'ST', amount: 2 },
          ],
        },
      ],
    });
    expect(
      paper.deliveries.map(({ heading, lines }) => [
        heading,
        lines.map(({ sku, amount }) => `${sku}: ${amount}`.replace(/\s(?=[KS]T)/, ' ')),
      ]),
    ).toEqual([
      ['Lieferung am Freitag, 27. November 2026', ['10: 1 KT', '10: 2 ST']],
      ['Ohne Liefertag', ['20: 5 ST']],
    ]);
  });

  it.each(['comment', 'customerOrderId', 'unloadingArea'] as const)(
    'T28: what was typed as %s is a note in a mail, not a letter; the paper has the whole text',
    (field) => {
      // Two units of text each, so that a cut in the middle of one would show.
      const text = '🧀'.repeat(1_000);
      const paper = paperOf({ [field]: text });
      expect(JSON.stringify(paper.facts)).toContain(text);
      const mail = orderMail(paper, 'de-AT');
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(`${'🧀'.repeat(124)}…`);
        expect(part).not.toContain('🧀'.repeat(125));
        expect(part).not.toMatch(/\p{Surrogate}/u);
      }
    },
  );

  it('T28: the note of a line is cut in a mail as well', () => {
    const note = 'x'.repeat(2_000);
    const { text } = orderMail(paperOf({ orderItems: [{ ...line('10', 'ST', 2), note }] }), 'de-AT');
    expect(text).toContain(`${'x'.repeat(249)}…`);
    expect(text).not.toContain('x'.repeat(250));
  });
});
