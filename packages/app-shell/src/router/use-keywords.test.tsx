import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { renderLinkWith } from './router-link';
import { useKeywords } from './use-keywords';

const link = renderLinkWith(
  () => true,
  () => undefined,
);

const Frame = (): ReactNode => (
  <>
    <nav>{link({ href: '/product/1', children: 'Bergmilch' })}</nav>
    <Outlet />
  </>
);

const Product = (): ReactNode => <output>{useKeywords() ?? 'none'}</output>;

const routes = [
  { path: '/product/:sku', element: <Product /> },
  { path: '*', element: null },
];

const open = () => userEvent.click(screen.getByRole('link'));
const keywords = () => screen.getByRole('status').textContent;

describe('TRK-1: keywords of an opened product', () => {
  it.each([
    ['/search?query=berg+milch&page=2', 'berg milch'],
    ['/search?categoryId=14&query=obers', 'obers'],
    [`/search?query=${'x'.repeat(300)}`, 'x'.repeat(200)],
    ['/search', 'none'],
    ['/search?categoryId=14', 'none'],
    ['/orders?query=obers', 'none'],
    ['/', 'none'],
    ['/product/2', 'none'],
  ])('opened from %s', async (address, expected) => {
    renderInApp(<Frame />, { address, routes });
    await open();
    expect(keywords()).toBe(expected);
  });

  it('are those of the way one came, also on the way back', async () => {
    const { router } = renderInApp(<Frame />, { address: '/search?query=obers', routes });
    await open();
    await act(() => router.navigate('/'));
    await open();
    expect(keywords()).toBe('none');
    await act(() => router.navigate(-2));
    expect(keywords()).toBe('obers');
  });

  it('are none for an address that was typed, and for what another program left in the history', async () => {
    const { router } = renderInApp(<Frame />, { address: '/product/1', routes });
    expect(keywords()).toBe('none');
    for (const state of [{ from: 7 }, 'from', null, {}]) {
      await act(() => router.navigate('/product/1', { state }));
      expect(keywords()).toBe('none');
    }
  });
});
