import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { responseError } from '@gastroshop/cart/testing';
import { renderShop } from '../testing/render-shop';
import { ContentFailure } from './content-failure';

const show = (error: Error) => {
  const refetch = vi.fn();
  renderShop(<ContentFailure query={{ error, refetch, isFetching: false }} address="/page/intern?a=1" />);
  return refetch;
};

it('CMS-1: says that there is no such page, and leads on', () => {
  show(responseError(404, 'path-not-found'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).toContain('Diese Seite wurde nicht gefunden');
  expect(screen.getByRole('link')).toBeVisible();
});

it('CMS-1: leads who may not see a page to the sign-on, and back to it', () => {
  show(responseError(401, 'authentication-needed'));
  expect(screen.getByText('Diese Seite ist für angemeldete Kundinnen und Kunden.')).toBeVisible();
  expect(decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '')).toContain('/page/intern');
});

it('CMS-1: tries again where a page could not be loaded', async () => {
  const refetch = show(new TypeError('Failed to fetch'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});
