import type { Product } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringFetch } from '../../testing/answering-fetch';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { testOrder } from '../../testing/test-order';
import { testProduct } from '@gastroshop/cart/testing';
import { ConfirmationScreen } from './confirmation-screen';

const order = testOrder('4711', {
  confirmationEmails: ['kueche@hirsch.at'],
  deliverySlotDate: '2026-11-26',
  orderItems: [
    {
      productSku: '1',
      name: 'Vollmilch',
      amount: 2,
      ratio: 1,
      unitAbbr: 'Stk',
      mostAccurateRowTotal: '8.98',
    },
    { productSku: '2', name: 'TK Erbsen', amount: 1, ratio: 1, unitAbbr: 'Ktn' },
  ],
  deliveries: [
    {
      date: '2026-12-01',
      temperature: 'FROZEN',
      lines: [{ productSku: '2', amount: 1, unitAbbr: 'Ktn' }],
    },
    {
      date: '2026-11-26',
      temperature: 'FRESH',
      lines: [{ productSku: '1', amount: 2, unitAbbr: 'Stk' }],
    },
  ],
});

/** Sums in which a weighed article is. */
const ESTIMATED = {
  net: '8.98',
  discountEarned: '0.00',
  bonus: '0.00',
  fees: '0.00',
  deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
  estimated: true,
  linesOnRequest: 0,
  vat: [{ date: '2026-11-26', ratePercent: '10', base: '8.98', vat: '0.90' }],
  gross: '9.88',
};

it('shows the days first, then number, what comes next and who gets the mail, also after a reload', async () => {
  renderShop(<ConfirmationScreen orderId="4711" theme="gastrofresh" />, {
    fetch: answeringFetch((path) => (path.endsWith('/order/4711') ? order : undefined)),
    now: () => Date.parse('2026-11-25T08:30:00Z'),
  });
  expect(await screen.findByText('4711')).toHaveTextContent('Bestellnummer 4711');
  // Before all else, and the largest of the page.
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
    'Donnerstag, 26. NovemberDienstag, 1. Dezember',
  );
  const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(ways.indexOf('Bestellung 4711 ansehen')).toBeLessThan(ways.indexOf('Zum Sortiment'));
  const next = screen.getByRole('heading', { name: 'Was jetzt kommt' }).parentElement;
  const steps = within(next ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Eingegangen, heute 09:00Bestätigung an kueche@hirsch.at',
    'Donnerstag, 26. Nov.: LieferungFrische · 1 Position',
    'Dienstag, 1. Dez.: LieferungTiefkühl · 1 Position',
  ]);
});

it('ORD-9: says until when what can be changed, how long that is, and then that it is packed', async () => {
  const [frozen, fresh] = ['2026-11-25T13:00:00.000Z', '2026-11-25T15:00:00.000Z'];
  const sameDay = {
    ...order,
    deliveries: order.deliveries?.map((delivery) => ({
      ...delivery,
      date: '2026-11-26',
      editableUntil: delivery.temperature === 'FROZEN' ? frozen : fresh,
    })),
  };
  const at = (moment: string) => {
    const { unmount } = renderShop(<ConfirmationScreen orderId="4711" theme="gastrofresh" />, {
      fetch: answeringFetch((path) => (path.endsWith('/order/4711') ? sameDay : undefined)),
      now: () => Date.parse(moment),
    });
    return unmount;
  };
  const leave = at('2026-11-25T10:00:00Z');
  expect(await screen.findByText('Heute 14:00: Tiefkühl wird gepackt')).toBeVisible();
  expect(screen.getByText('Heute 16:00: der Rest wird gepackt')).toBeVisible();
  expect(screen.getByText('noch 3 Std 00 Min für Tiefkühl')).toBeVisible();
  leave();
  at('2026-11-25T13:00:00Z');
  expect(await screen.findByText('Tiefkühl gepackt, heute 14:00')).toBeVisible();
  expect(screen.getByText('noch 2 Std 00 Min')).toBeVisible();
});

it('shows the sum of a line only when it is known whether the scales will speak', async () => {
  let tell: (products: readonly Product[]) => void = () => undefined;
  const answer = new Promise<readonly Product[]>((resolve) => (tell = resolve));
  renderShop(<ConfirmationScreen orderId="4711" theme="gastrofresh" />, {
    fetch: answeringFetch((path) =>
      path.endsWith('/order/4711') ? { ...order, totals: ESTIMATED } : undefined,
    ),
    gateway: fakeGateway({ products: () => answer }),
  });
  const line = await screen.findByText('Vollmilch');
  expect(line.closest('li')).toHaveTextContent(/^Vollmilch2 Stk$/);
  tell([testProduct('1', 'Vollmilch', { weighed: { pricedBy: 'l', estimatedQuantityPerStorageUnit: '1' } })]);
  await waitFor(() => {
    expect(line.closest('li')).toHaveTextContent(/^Vollmilch2 Stkca. € 8,98$/);
  });
});

it('says so where the order cannot be loaded, and where there is none', async () => {
  const { show } = renderShop(<ConfirmationScreen orderId="0" theme="gastrofresh" />);
  expect(await screen.findByText('Die Bestellung konnte nicht geladen werden.')).toBeVisible();
  show(<ConfirmationScreen orderId="" theme="gastrofresh" />);
  expect(await screen.findByText('Hier gibt es noch keine Bestellung zu sehen')).toBeVisible();
});
