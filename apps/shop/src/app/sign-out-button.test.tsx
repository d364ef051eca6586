import { storageKey } from '@gastroshop/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { SignOutButton } from './sign-out-button';

const key = storageKey('cart-edits-u1', { tenant: 'AZ', customerId: '1' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('signing out', () => {
  it('goes at once where everything has been sent', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    localStorage.setItem(key, JSON.stringify({ edits: {}, drafts: { 1: { text: '2', unit: 'KT' } } }));
    renderInApp(<SignOutButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
    });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('asks where changes wait, says how many, and keeps them unless they may go', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    localStorage.setItem(key, JSON.stringify({ edits: { 1: {}, 2: {}, 3: {} }, drafts: {} }));
    renderInApp(<SignOutButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(
      await screen.findByRole('dialog', { name: '3 Änderungen sind noch nicht gesendet' }),
    ).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(assign).not.toHaveBeenCalled();
    expect(localStorage.getItem(key)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden und verwerfen' }));
    expect(assign).toHaveBeenCalledOnce();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
