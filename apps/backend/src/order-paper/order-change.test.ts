import type { Order, OrderItem } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { orderChange } from './order-change';
import { orderMail } from './order-mail';
import { buildOrderContent } from './order-content';

const item = (productSku: string, name: string, amount: number, total: string): OrderItem => ({
  productSku,
  name,
  amount,
  ratio: 1,
  unitAbbr: 'Stk',
  price: '2.00',
  mostAccurateRowTotal: total,
});

const order = (revision: number, gross: string, orderItems: readonly OrderItem[]): Order => ({
  id: '17',
  number: '4000012',
  creationTime: '2026-11-24T16:46:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  orderItems: [...orderItems],
  revision,
  editableUntil: '2026-11-25T15:00:00.000Z',
  totals: {
    net: gross,
    gross,
    discountEarned: '0.00',
    fees: '0.00',
    deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
    estimated: false,
    linesOnRequest: 0,
    vat: [],
  },
});

const BEFORE = order(1, '24.00', [
  item('1', 'Obers', 2, '4.00'),
  item('2', 'Brot', 5, '10.00'),
  item('3', 'Salz', 5, '10.00'),
]);
const AFTER = order(2, '25.00', [
  item('1', 'Obers', 4, '8.00'),
  item('3', 'Salz', 5, '10.00'),
  item('4', 'Petersilie <glatt>', 1, '7.00'),
]);

/** Figures stand with blanks that never break. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

const told = (seesPrices: boolean, after = AFTER, before = BEFORE) =>
  orderChange({
    before,
    after,
    changedBy: 'Küche',
    shop: 'Alpingastro',
    locale: 'de-AT',
    seesPrices,
  });

const mailOf = (seesPrices: boolean, after = AFTER, before = BEFORE) =>
  orderMail(
    buildOrderContent({
      order: after,
      lineFacts: {},
      profile: { displayName: 'Alpingastro', signature: 'Alpingastro' },
      customerName: 'Gasthof',
      locale: 'de-AT',
      seesPrices,
      seesBonuses: false,
    }),
    'de-AT',
    told(seesPrices, after, before),
  );

describe('ORD-7: the mail about a changed order', () => {
  it('shows only the differences, the old and the new sum, and the whole order below', () => {
    const { subject, intro, groups, sums } = told(true);
    expect(subject).toBe('Bestellung 4000012 geändert: +1, 1 geändert, −1 – Alpingastro');
    expect(intro).toContain('von Küche geändert');
    expect(
      groups.map(({ heading, lines }) => [heading, lines.map(({ name, net }) => [name, plain(net)])]),
    ).toEqual([
      ['Dazu', [['Petersilie <glatt>', '+€ 7,00']]],
      ['Geändert', [['Obers', '+€ 4,00']]],
      ['Entfernt', [['Brot', '−€ 10,00']]],
    ]);
    expect(sums.map(({ text }) => plain(text))).toEqual(['€ 24,00', '+€ 1,00', '€ 25,00']);
    const { text, html } = mailOf(true);
    expect(text.indexOf('Brot')).toBeLessThan(text.indexOf('Die ganze Bestellung'));
    expect(text.indexOf('Salz')).toBeGreaterThan(text.indexOf('Die ganze Bestellung'));
    expect(text).toContain('Änderbar bis Mittwoch, 25. November 2026, 16:00 Uhr.');
    expect(html).not.toContain('<glatt>');
  });

  it('ORD-10: names the old and the new day of what comes on another one', () => {
    const on = (date: string, ...skus: readonly string[]) => ({
      date,
      lines: skus.map((productSku) => ({ productSku, amount: 1, unitAbbr: 'Stk' })),
    });
    const before = { ...BEFORE, deliveries: [on('2026-11-26', '1', '2', '3')] };
    const moved = { ...BEFORE, revision: 2, deliveries: [on('2026-11-30', '1', '2', '3')] };
    const { subject, text, html } = mailOf(true, moved, before);
    expect(subject).toBe('Bestellung 4000012 geändert: anderer Liefertag – Alpingastro');
    const sentence = 'Lieferung: Donnerstag, 26. November 2026 → Montag, 30. November 2026';
    expect(plain(text)).toContain(sentence);
    expect(plain(html)).toContain(sentence);
    const part = { ...moved, deliveries: [on('2026-11-26', '1', '2'), on('2026-11-27', '3')] };
    expect(told(true, part, before).moved.map(plain)).toEqual([
      'Lieferung von 1 Position: Donnerstag, 26. November 2026 → Freitag, 27. November 2026',
    ]);
  });

  it('PRI-9: has no figure for who may not see prices', () => {
    const { subject, text, html } = mailOf(false);
    expect(`${subject}${text}${html}`).not.toContain('€');
  });

  it('says that nothing comes of a cancelled one', () => {
    const cancelled: Order = {
      ...BEFORE,
      revision: 2,
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    };
    const { subject, text } = mailOf(true, cancelled);
    expect(subject).toBe('Bestellung 4000012 storniert – Alpingastro');
    expect(text).toContain('Nichts davon wird geliefert.');
    expect(text).not.toContain('Änderbar');
  });

  it('ORD-8: says that all of it comes again once its cancellation was taken back', () => {
    const before: Order = {
      ...BEFORE,
      revision: 2,
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    };
    const after: Order = {
      ...BEFORE,
      revision: 3,
      statusHistory: [...(before.statusHistory ?? []), { status: 'RECEIVED', at: '2026-11-25T09:05:00Z' }],
    };
    const { subject, text } = mailOf(true, after, before);
    expect(subject).toBe('Bestellung 4000012 gilt wieder – Alpingastro');
    expect(text).toContain('hat die Stornierung von Bestellung 4000012 zurückgenommen');
  });
});
