import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies, renderInApp } from '@gastroshop/app-shell/testing';
import { NativeAppBanner } from './native-app-banner';

const media = (query: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const onScreen = (isPhone: boolean) => {
  window.matchMedia = (query) => media(query, isPhone && query.includes('960.98px'));
};

beforeEach(() => {
  clearCookies();
  onScreen(true);
});

afterEach(() => {
  onScreen(false);
  clearCookies();
});

describe('the hint to the app', () => {
  it('stands on phones until it is hidden, which is remembered', async () => {
    const { unmount } = renderInApp(<NativeAppBanner href="https://app.example/" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://app.example/');
    await userEvent.click(screen.getByRole('button', { name: 'Hinweis ausblenden' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.cookie).toContain('native-app-banner-hidden=true');
    unmount();
    renderInApp(<NativeAppBanner href="https://app.example/" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there without an app, nor on a desktop', () => {
    const { unmount } = renderInApp(<NativeAppBanner />);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    onScreen(false);
    renderInApp(<NativeAppBanner href="https://app.example/" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
