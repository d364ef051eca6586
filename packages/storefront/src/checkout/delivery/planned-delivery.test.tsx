import type { Cart, Order, OrderSubmission } from '@gastroshop/api-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopGateway } from '../../shop';
import { answeringFetch } from '../../testing/answering-fetch';
import { fakeGateway } from '../../testing/fake-gateway';
import { memoryStorage } from '../../testing/memory-storage';
import { renderShop } from '../../testing/render-shop';
import { testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { testCustomer } from '../../testing/test-customer';
import { testOrder } from '../../testing/test-order';
import { useCheckoutForm } from '../form/use-checkout-form';
import { useSubmission } from '../submission/use-submission';
import { DeliveryScreen } from './delivery-screen';

// Days that were chosen are kept in the tab.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const storage = memoryStorage();
const Step = (): ReactNode => {
  const { form, change } = useCheckoutForm(storage);
  const submission = useSubmission(storage);
  return submission.state.phase === 'ordered' ? (
    <p>ordered</p>
  ) : (
    <DeliveryScreen form={form} change={change} submission={submission} />
  );
};

const noodles = testProduct('1', 'Nudeln');
const planned: Cart = {
  ...testCart({
    ...testItem('1', 9),
    product: noodles,
    version: 3,
    plan: [
      { date: '2026-12-03', amount: 4 },
      { date: '2026-12-10', amount: 5 },
    ],
  }),
  version: 7,
};

const show = (
  cart: Cart,
  submit: (submission: OrderSubmission, key: string) => Promise<Order> = () =>
    Promise.resolve(testOrder('4711')),
) => {
  const gateway = fakeGateway();
  const { cart: calls } = gateway;
  if (calls === undefined) throw new Error('The fake gateway has a cart');
  const place: ShopGateway = {
    ...gateway,
    fair: { factor: '0.9' },
    terms: {
      billingTime: 'ORDER_TIME',
      firstPossibleDeliveryDate: '2026-12-01',
      lastPossibleDeliveryDate: '2026-12-18',
    },
    cart: { ...calls, read: () => Promise.resolve(cart), submit },
  };
  return renderShop(<Step />, {
    gateway: place,
    fetch: answeringFetch((path) =>
      path.includes('/effective-customers/') ? testCustomer() : path.endsWith('emails') ? [] : undefined,
    ),
  });
};

const cell = (day: string) => screen.getByRole('textbox', { name: `Menge, Nudeln, ${day}` });
const cellComes = (day: string) => screen.findByRole('textbox', { name: `Menge, Nudeln, ${day}` });

describe('a delivery in several parts', () => {
  it('FAI-2: shows each line by its days between the first and the last date, with sums', async () => {
    show(planned);
    expect(await cellComes('Do, 3. Dez.')).toHaveValue('4');
    expect(cell('Do, 10. Dez.')).toHaveValue('5');
    expect(cell('Do, 17. Dez.')).toHaveValue('0');
    expect(screen.getByText('Es gelten die Preise vom Bestelltag.', { exact: false })).toBeVisible();
    // 4 and 5 of 4.49 × 0.9.
    expect(screen.getAllByText('€ 16,16').length).toBeGreaterThan(0);
    expect(screen.getAllByText('€ 20,20').length).toBeGreaterThan(0);
    expect(screen.getByText('Sie sparen gegenüber dem Normalpreis')).toBeVisible();
  });

  it('FAI-2: what is typed for a day changes plan and amount of the line together', async () => {
    const user = userEvent.setup();
    const { store } = show(planned);
    const field = await cellComes('Do, 17. Dez.');
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await waitFor(() => {
      expect(store.getState().cartEdits.edits['1']).toMatchObject({
        amount: 12,
        plan: [
          { date: '2026-12-03', amount: 4 },
          { date: '2026-12-10', amount: 5 },
          { date: '2026-12-17', amount: 3 },
        ],
      });
    });
  });

  it('QTY-6: an unusual amount of a day is asked about once, and counts when it is meant', async () => {
    const user = userEvent.setup();
    const usualAmount = { of: 'CUSTOMER', smallest: 1, largest: 4 } as const;
    const [line] = planned.items;
    if (line === undefined) throw new Error('There is no line');
    const { store } = show({ ...planned, items: [{ ...line, product: { ...noodles, usualAmount } }] });
    const field = await cellComes('Do, 17. Dez.');
    await user.clear(field);
    await user.type(field, '125{Enter}');
    const yes = await screen.findByRole('button', { name: 'Ja, 125' });
    expect(screen.getByText('gewöhnlich 1–4 Stk')).toBeVisible();
    expect(yes).toHaveFocus();
    expect(store.getState().cartEdits.edits['1']).toBeUndefined();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(store.getState().cartEdits.edits['1']).toMatchObject({ amount: 134 });
    });
    expect(screen.queryByText('gewöhnlich 1–4 Stk')).toBeNull();
    // The same amount and a smaller one are not asked about again.
    await user.clear(cell('Do, 10. Dez.'));
    await user.type(cell('Do, 10. Dez.'), '120{Enter}');
    await waitFor(() => {
      expect(store.getState().cartEdits.edits['1']).toMatchObject({ amount: 249 });
    });
  });

  it('travels from day to day with the arrow keys', async () => {
    const user = userEvent.setup();
    show(planned);
    await user.click(await cellComes('Do, 3. Dez.'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(cell('Do, 10. Dez.')).toHaveFocus();
    });
  });

  it('divides everything evenly at once, and takes it back', async () => {
    const user = userEvent.setup();
    const { store } = show(planned);
    await user.click(await screen.findByRole('button', { name: 'Alles gleichmäßig verteilen' }));
    const amounts = () => store.getState().cartEdits.edits['1']?.plan?.map(({ amount }) => amount);
    await waitFor(() => {
      expect(amounts()).toEqual([3, 3, 3]);
    });
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => {
      expect(amounts()).toEqual([4, 5]);
    });
  });

  it('FAI-2: orders what is planned, with the plan that was seen; no calendar is asked', async () => {
    const user = userEvent.setup();
    const submit = vi.fn<(submission: OrderSubmission, key: string) => Promise<Order>>(() =>
      Promise.resolve(testOrder('4711')),
    );
    show(planned, submit);
    await user.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText('ordered')).toBeVisible();
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      requestedDeliveryDay: '2026-12-03',
      seen: {
        cartVersion: 7,
        lines: [
          {
            sku: '1',
            amount: 9,
            rowTotalString: '36.36',
            plan: [
              { date: '2026-12-03', amount: 4 },
              { date: '2026-12-10', amount: 5 },
            ],
          },
        ],
        netString: '36.36',
      },
    });
  });

  it('FAI-2: a plan for a day that is over keeps the order back, with a way to mend it', async () => {
    const user = userEvent.setup();
    const [line] = planned.items;
    if (line === undefined) throw new Error('There is no line');
    const { store } = show({
      ...planned,
      items: [{ ...line, amount: 4, plan: [{ date: '2026-11-26', amount: 4 }] }],
    });
    expect(await screen.findByText(/nicht mehr möglich ist/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Auf den nächsten Termin' }));
    await waitFor(() => {
      expect(store.getState().cartEdits.edits['1']?.plan).toEqual([{ date: '2026-12-03', amount: 4 }]);
    });
  });
});
