import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment';
import { renderInApp } from '../testing/render-in-app';
import { SignOutButton } from './sign-out-button';

const edit = (sku: string) =>
  ({ sku, amount: 1, unit: 'KT', operationId: `op-${sku}`, actedAt: 0, phase: 'writing' }) as const;

/** Writes changes of two customers down, as the cart does. */
const withChanges = async (...skus: readonly string[]) => {
  const environment = fakeEnvironment();
  const journal = await environment.cartJournal();
  for (const sku of skus) await journal?.append('customer 1', [edit(sku)]);
  return environment;
};

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

describe('signing out', () => {
  it('goes at once where everything has been sent', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    renderInApp(<SignOutButton />, { environment: await withChanges() });
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
    });
  });

  it('without a connection nothing is forgotten, and it is said why', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const environment = await withChanges('1');
    renderInApp(<SignOutButton />, { environment });
    act(() => {
      onlineManager.setOnline(false);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText('Abmelden braucht eine Verbindung')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
    expect(await (await environment.cartJournal())?.count()).toBe(1);
  });

  it('asks where changes wait, says how many, and keeps them unless they may go', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const environment = await withChanges('1', '2', '3');
    renderInApp(<SignOutButton />, { environment });
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(
      await screen.findByRole('dialog', { name: '3 Änderungen oder Inventuren sind noch nicht gesendet' }),
    ).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(assign).not.toHaveBeenCalled();
    expect(await (await environment.cartJournal())?.count()).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden und verwerfen' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledOnce();
    });
  });
});
