import { renderInApp } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundScreen } from './index';

describe('NAV-5: an address that no page has', () => {
  it('says so, names the page, and leads home', async () => {
    renderInApp(<NotFoundScreen />, { address: '/nothing' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Diese Seite gibt es nicht. – Alpingastro');
  });
});
