import type { Receipt } from '@gastroshop/api-contract';
import { answeringFetch, renderShop } from '@gastroshop/storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReceiptsView } from './receipts-view';

const INVOICES: readonly Receipt[] = [
  { id: 'd1', date: '2026-11-20', documentNumber: 'R2026-118', documentType: 'invoice', total: '412.50' },
  { id: 'd2', date: '2026-11-13', documentNumber: 'R2026-101', documentType: 'invoice', total: '88.00' },
];

const pageOf = (receipts: readonly Receipt[]) => ({
  receipts,
  page: { totalElements: receipts.length, totalPages: 1, number: 0, size: 100 },
});

const show = (address = '', displayPriceInformation = true) => {
  const onAddressChange = vi.fn<(address: string) => void>();
  const fetch = answeringFetch((path) => {
    if (path.endsWith('/receipt/invoice')) return pageOf(INVOICES);
    if (path.endsWith('/R2026-101/pdf')) return 404;
    return path.includes('/receipt/') ? pageOf([]) : undefined;
  });
  renderShop(<ReceiptsView address={address} onAddressChange={onAddressChange} />, {
    fetch,
    flags: { displayPriceInformation },
  });
  return { fetch, onAddressChange };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ReceiptsView', () => {
  it('NAV-7: begins with invoices and goes to another kind by the address', async () => {
    const { onAddressChange } = show();
    expect(await screen.findByRole('button', { name: 'R2026-118' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Rechnungen' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('€ 412,50')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Lieferscheine' }));
    expect(onAddressChange).toHaveBeenLastCalledWith('tab=delivery-note');
  });

  it('sorts by the date', async () => {
    const { onAddressChange } = show('tab=invoice');
    expect(await screen.findByRole('button', { name: 'R2026-118' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Datum/ }));
    expect(onAddressChange).toHaveBeenLastCalledWith('direction=asc');
  });

  it('says where there is nothing, and has nothing to sort there', async () => {
    show('tab=credit-memo');
    expect(await screen.findByText('Hier gibt es noch nichts')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Datum/ })).toBeNull();
  });

  it('shows those who may not see prices delivery notes and order receipts alone', async () => {
    show('', false);
    expect(await screen.findByRole('tab', { name: 'Lieferscheine' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.queryByRole('tab', { name: 'Rechnungen' })).toBeNull();
  });

  it('saves what can be had of several and names the rest', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    show();
    await screen.findByRole('button', { name: 'R2026-118' });
    const boxes = screen.getAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: '2 Belege speichern' }));
    await waitFor(() => {
      expect(saved).toEqual(['invoice-R2026-118.pdf']);
    });
    expect(await screen.findByText(/Nicht alle Belege .*R2026-101/)).toBeVisible();
  });
});
