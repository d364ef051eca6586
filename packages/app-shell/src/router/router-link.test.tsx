import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { renderLinkWith } from './router-link';

const isPage = (href: string) => href.startsWith('/') && !/^\/(?:\/|auth|v1|subshop)/.test(href);

const show = (href: string, onIntent = vi.fn()) => {
  const Linked = () => renderLinkWith(isPage, onIntent)({ href, children: 'hin' });
  const shown = renderInApp(<Linked />, { address: '/here' });
  return { ...shown, onIntent, link: screen.getByRole('link', { name: 'hin' }) };
};

describe('links of an app', () => {
  it('of its pages do not load the page anew, and announce themselves', async () => {
    const { link, onIntent } = show('/search?query=obers');
    await userEvent.hover(link);
    expect(onIntent).toHaveBeenCalledWith('/search?query=obers');
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', '/search?query=obers');
  });

  it.each([
    '/auth/landing',
    '/auth/logout',
    '/v1/favicon.svg',
    '/subshop/promotions/herbst/',
    '//evil.example',
  ])('SES-12: %s is not a page of the app, the browser goes there', async (href) => {
    const { link, onIntent } = show(href);
    await userEvent.hover(link);
    expect(onIntent).not.toHaveBeenCalled();
  });

  it('to other sites hand over no opener', () => {
    expect(show('https://market.example').link).toHaveAttribute('rel', 'noopener');
  });
});
