import { createBrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { windowOfPages } from './window-of-pages';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const routes = [
  { path: '/', element: null },
  { path: '/my/orders', element: null },
  { path: '/subshop/promotions/:code/search', element: null },
];

const openAt = (address: string) => {
  history.replaceState(null, '', address);
  return createBrowserRouter(routes, {
    window: windowOfPages(window, { shopPath: '/shop/', fairPath: '/fair/' }),
  });
};

it.each([
  ['/shop/', '/'],
  ['/shop/my/orders?page=2', '/my/orders'],
  ['/fair/H26/search', '/subshop/promotions/H26/search'],
])('%s is the page %s', (address, pathname) => {
  const router = openAt(address);
  expect(router.state.location.pathname).toBe(pathname);
  router.dispose();
});

it('the line of the browser shows where the apps live, also on the way back', async () => {
  const router = openAt('/shop/');
  await router.navigate('/my/orders?page=2#row');
  expect(location.pathname + location.search + location.hash).toBe('/shop/my/orders?page=2#row');
  await router.navigate('/subshop/promotions/H26/search', { replace: true });
  expect(location.pathname).toBe('/fair/H26/search');
  await router.navigate(-1);
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  expect(location.pathname).toBe('/shop/');
  router.dispose();
});
