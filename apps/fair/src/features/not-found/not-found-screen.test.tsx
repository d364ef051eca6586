import { renderInApp } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE, fairEnvironment } from '../../testing/fair-environment';
import { NotFoundScreen } from './index';

it('NAV-5: an address that no page of the fair has says so, and leads to the fair', async () => {
  renderInApp(<NotFoundScreen />, { address: `${BASE}nothing`, environment: fairEnvironment() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', BASE);
});
