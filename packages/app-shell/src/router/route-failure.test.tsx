import { FetchError } from '@gastroshop/api-client';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { RouteFailure } from './route-failure';

afterEach(() => {
  vi.restoreAllMocks();
});

it('stands in for the whole page: its sentence is the heading of the page, and the way home is there', () => {
  renderInApp(<RouteFailure home="/start" />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Diese Seite konnte nicht angezeigt werden.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/start');
});

const MISSING = new TypeError(
  'Failed to fetch dynamically imported module: https://shop.example/assets/cart.js',
);
const UNREACHED = new FetchError(new TypeError('Failed to fetch'));
const BROKEN = new TypeError("Cannot read properties of undefined (reading 'fetchedModule')");
const FAILED = 'Diese Seite konnte nicht angezeigt werden.';
const NEWER = 'Es gibt eine neue Version des Shops.';
const AWAY = 'Diese Seite ist ohne Verbindung nicht verfügbar.';

it.each<readonly [string, Error, boolean, string]>([
  ['newer, where its code is not there any more', MISSING, true, NEWER],
  ['not to be had, where there is no network for its code', MISSING, false, AWAY],
  ['not to be had, where there is no network for what it shows', UNREACHED, false, AWAY],
  ['failed, where one call is lost', UNREACHED, true, FAILED],
  ['failed, where its own code throws', BROKEN, true, FAILED],
])('says that a page is %s', async (_case, error, online, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const loader = () => Promise.reject(error);
  renderInApp(null, { routes: [{ path: '*', loader, errorElement: <RouteFailure home="/" /> }] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});
