import { renderInApp } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeEnvironment } from '../../testing/fake-environment';
import { OrderPadScreen } from './order-pad-screen';

it('asks for the customer before anything can be ordered, comes back to the pad, and names the page', () => {
  renderInApp(<OrderPadScreen />, { address: '/order-pad', environment: fakeEnvironment() });
  const href = screen.getByRole('link', { name: 'Kunden wählen' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toBe('/my/customers?targetRoute=/order-pad');
  expect(document.title).toBe('Bestellblock – Alpingastro');
});
