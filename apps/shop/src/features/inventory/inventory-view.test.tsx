import 'fake-indexeddb/auto';
import type { ExpectedGoods, Inventory, Product } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '@gastroshop/storefront/testing';
import { fakeGateway } from '@gastroshop/storefront/testing';
import { renderShop } from '@gastroshop/storefront/testing';
import { sentRequests } from '@gastroshop/storefront/testing';
import { testInventory, testInventoryDetails } from '../../testing/test-inventory';
import { testProduct } from '@gastroshop/storefront/testing';
import { testTemplate, testTemplateItem } from '@gastroshop/storefront/testing';
import { InventoryView } from './inventory-view';
import { DeletedInventoriesView } from './list/deleted-inventories-view';

const milk = testProduct('100', 'Vollmilch');
const cellar = testInventory('i1', { inventoryLocation: 'Keller', numberOfRegularItems: 2 });
const counted = testInventoryDetails('i1', {
  inventoryItems: [
    { productSku: '100', capturedQuantity: '2', capturedUnit: 'Stk', unitRatio: '1', product: milk },
  ],
  nonWebshopInventoryItems: [{ gtin: '4006381333931', productName: 'Stift', unit: 'Stk', amount: '3' }],
});
const templateOf = (product: Product) =>
  testTemplate('t1', 'Kühlraum', {
    orderTemplateItems: [testTemplateItem('100', 1, { par: '6', product })],
  });

const pageOf = (inventories: readonly Inventory[]) => ({
  totalElements: inventories.length,
  totalPages: 1,
  number: 0,
  size: 100,
});

const backend = (
  present: readonly Inventory[] = [cellar],
  deleted: readonly Inventory[] = [],
  expected: readonly ExpectedGoods[] | 'failing' = [],
  template = templateOf(milk),
) =>
  answeringFetch((path) => {
    if (path.endsWith('/expected-goods')) return expected === 'failing' ? undefined : expected;
    if (path.endsWith('/groupedInventories'))
      return { groups: [{ date: '2026-11-20', inventories: present }], page: pageOf(present) };
    if (path.endsWith('/inventories/deleted')) return { inventories: deleted, page: pageOf(deleted) };
    if (path === 'POST /v1/t/AZ/inventories/i1/details') return counted;
    if (path === 'POST /v1/t/AZ/inventories') return testInventory('i2');
    if (path === 'DELETE /v1/t/AZ/inventories/i1' || path === 'POST /v1/t/AZ/inventories/recover/i1')
      return new Response(null, { status: 204 });
    if (path === '/v1/t/AZ/my/order-templates') return [template];
    return path.includes('/my/order-templates/t1') ||
      path.includes('/order-templates/t1') ||
      path.includes('/t1/')
      ? template
      : undefined;
  });

const calls = (fetch: ReturnType<typeof backend>) => sentRequests(fetch).map(({ call }) => call);

let apps = 0;
const show = (address: string, fetch = backend()) => {
  apps += 1;
  const app = `inventory-${apps}`;
  const onAddressChange = vi.fn<(address: string) => void>();
  const gateway = fakeGateway({
    resolve: () => Promise.resolve({ lines: [{ lineNumber: 1, outcome: 'FOUND', product: milk }] }),
  });
  const at = (place: string) => <InventoryView app={app} address={place} onAddressChange={onAddressChange} />;
  const shop = renderShop(at(address), { fetch, gateway });
  return {
    fetch,
    onAddressChange,
    go: (place: string) => {
      shop.show(at(place));
    },
  };
};

describe('the inventories', () => {
  it('INV-1: are listed with place, lines and who counted; one is deleted and comes back with one press', async () => {
    const user = userEvent.setup();
    const { fetch } = show('');
    expect(await screen.findByText('Keller')).toBeVisible();
    expect(screen.getByText('2 Positionen')).toBeVisible();
    expect(screen.getByText('Katharina Hirschbichler')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Keller löschen/ }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => {
      expect(calls(fetch)).toContain('POST /v1/t/AZ/inventories/recover/i1');
    });
    expect(calls(fetch)).toContain('DELETE /v1/t/AZ/inventories/i1');
  });

  it('INV-1: the deleted have a list of their own, from which they are recovered', async () => {
    const user = userEvent.setup();
    const fetch = backend([], [cellar]);
    renderShop(<DeletedInventoriesView address="" onAddressChange={vi.fn()} />, { fetch });
    await user.click(await screen.findByRole('button', { name: /Keller wiederherstellen/ }));
    expect(await screen.findByText('Inventur wiederhergestellt')).toBeVisible();
    expect(calls(fetch)).toContain('POST /v1/t/AZ/inventories/recover/i1');
  });

  it('counts by number, sends what was counted and leads to it', async () => {
    const user = userEvent.setup();
    const { fetch, onAddressChange, go } = show('');
    await user.click(await screen.findByRole('button', { name: 'Inventur beginnen' }));
    const address = onAddressChange.mock.calls[0]?.[0] ?? '';
    expect(address).toMatch(/^count=/);
    go(address);
    await user.type(await screen.findByPlaceholderText('Artikel, Nummer oder GTIN'), '100{Enter}');
    const amount = await screen.findByRole('textbox', { name: 'Menge Vollmilch' });
    await waitFor(() => {
      expect(amount).toHaveFocus();
    });
    await user.keyboard('2,5');
    await user.click(screen.getByRole('button', { name: 'Vollmilch: eins mehr' }));
    expect(amount).toHaveValue('3,5');
    await user.click(screen.getByRole('button', { name: 'Abschließen' }));
    await waitFor(() => {
      expect(onAddressChange).toHaveBeenLastCalledWith('inventory=i2');
    });
    const sent = sentRequests(fetch).find(({ call }) => call === 'POST /v1/t/AZ/inventories');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      inventoryItems: [{ productSku: '100', capturedQuantity: '3.5', capturedUnit: 'Stk', unitRatio: '1' }],
      nonWebshopInventoryItems: [],
    });
  });

  it('QTY-5: says what is wrong with an amount, keeps it in sight and counts nothing until it is answered', async () => {
    const user = userEvent.setup();
    const { onAddressChange, go } = show('');
    await user.click(await screen.findByRole('button', { name: 'Inventur beginnen' }));
    go(onAddressChange.mock.calls[0]?.[0] ?? '');
    await user.type(await screen.findByPlaceholderText('Artikel, Nummer oder GTIN'), '100{Enter}');
    const amount = await screen.findByRole('textbox', { name: 'Menge Vollmilch' });
    await user.type(amount, '4x');
    expect(await screen.findByText(/Bitte eine Zahl ab 0/)).toBeVisible();
    expect(amount).toBeInvalid();
    expect(amount).toHaveValue('4x');
    expect(screen.getByText('0 von 1 gezählt')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '1.200');
    await user.click(await screen.findByRole('button', { name: '1,2' }));
    expect(amount).toHaveValue('1,2');
    expect(screen.getByText('1 von 1 gezählt')).toBeVisible();
  });

  it('INV-2: subtracts what is on its way and says so', async () => {
    const user = userEvent.setup();
    const coming = { sku: '100', quantity: '3', day: '2026-11-30', orderId: '4000012' };
    show('inventory=i1', backend([cellar], [], [coming]));
    await user.click(await screen.findByRole('button', { name: 'Nachbestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('Soll 6 Stk, gezählt 2 Stk, unterwegs 3 Stk (Mo, 30. Nov.), fehlt 1 Stk'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Menge Vollmilch' })).toHaveValue('1');
  });

  it('INV-2: proposes nothing where all that is missing comes', async () => {
    const user = userEvent.setup();
    const coming = { sku: '100', quantity: '4', day: '2026-11-30', orderId: '4000012' };
    show('inventory=i1', backend([cellar], [], [coming]));
    await user.click(await screen.findByRole('button', { name: 'Nachbestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Schon bestellt' })).toBeVisible();
    expect(dialog.getByText('Soll 6 Stk, gezählt 2 Stk, unterwegs 4 Stk (Mo, 30. Nov.)')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Nichts ausgewählt' })).toBeDisabled();
  });

  it('INV-2: says when it is not known what is on its way', async () => {
    const user = userEvent.setup();
    show('inventory=i1', backend([cellar], [], 'failing'));
    await user.click(await screen.findByRole('button', { name: 'Nachbestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/lässt sich gerade nicht laden/)).toBeVisible();
    expect(dialog.getByText('Soll 6 Stk, gezählt 2 Stk, fehlt 4 Stk')).toBeVisible();
  });

  it('QTY-6: asks once about an amount far above the usual, and orders it when it is meant', async () => {
    localStorage.clear();
    const user = userEvent.setup();
    const usualAmount = { of: 'CUSTOMER', smallest: 1, largest: 4 } as const;
    show('inventory=i1', backend([cellar], [], [], templateOf({ ...milk, usualAmount })));
    await user.click(await screen.findByRole('button', { name: 'Nachbestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: 'Menge Vollmilch' });
    expect(dialog.queryByText('gewöhnlich 1–4 Stk')).toBeNull();
    await user.clear(field);
    await user.type(field, '125');
    expect(dialog.getByText('gewöhnlich 1–4 Stk')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Nichts ausgewählt' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Ja, 125' }));
    expect(dialog.queryByText('gewöhnlich 1–4 Stk')).toBeNull();
    // Less than what was meant is not asked about, more is; the usual amount is one press away.
    await user.clear(field);
    await user.type(field, '124');
    expect(dialog.queryByText('gewöhnlich 1–4 Stk')).toBeNull();
    await user.clear(field);
    await user.type(field, '126');
    await user.click(dialog.getByRole('button', { name: /^4\sStk$/ }));
    expect(field).toHaveValue('4');
    expect(dialog.getByRole('button', { name: '1 Artikel in den Warenkorb' })).toBeEnabled();
  });

  it('proposes what is missing against par, and orders nothing before the buyer says so', async () => {
    const user = userEvent.setup();
    show('inventory=i1');
    expect(await screen.findByText('Stift')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nachbestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Soll 6 Stk, gezählt 2 Stk, fehlt 4 Stk')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Menge Vollmilch' });
    expect(field).toHaveValue('4');
    await user.clear(field);
    expect(dialog.getByRole('button', { name: 'Nichts ausgewählt' })).toBeDisabled();
    await user.type(field, '2,5');
    expect(field).toHaveValue('2,5');
    expect(dialog.getByRole('button', { name: 'Nichts ausgewählt' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: '3 Stk' }));
    expect(field).toHaveValue('3');
    await user.clear(field);
    await user.type(field, '5');
    await user.click(dialog.getByRole('button', { name: '1 Artikel in den Warenkorb' }));
    expect(await screen.findByText('1 Artikel im Warenkorb')).toBeVisible();
  });
});
