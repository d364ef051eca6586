import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopUiProvider } from './shop-ui-provider';
import { useScheme } from './use-scheme';

const Chooser = () => {
  const { scheme, changeScheme } = useScheme();
  return (
    <button
      type="button"
      onClick={() => {
        changeScheme('dark');
      }}
    >
      {scheme}
    </button>
  );
};

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

/** A system that is dark, and may change its mind. */
const darkSystem = () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(media, { media: '', onchange: null, addListener: vi.fn(), removeListener: vi.fn() }),
  );
  return media;
};

describe('the colour scheme', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('is what the page asks for until the reader chooses', async () => {
    render(
      <ShopUiProvider scheme="light">
        <Chooser />
      </ShopUiProvider>,
    );
    expect(shown()).toBe('light');
    await userEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('dark');
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });

  it('is remembered by the browser', () => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    render(
      <ShopUiProvider scheme="light">
        <Chooser />
      </ShopUiProvider>,
    );
    expect(shown()).toBe('dark');
  });

  it('follows the system, also when that changes', () => {
    const media = darkSystem();
    render(
      <ShopUiProvider scheme="auto">
        <Chooser />
      </ShopUiProvider>,
    );
    expect(shown()).toBe('dark');
    act(() => {
      media.matches = false;
      media.dispatchEvent(new Event('change'));
    });
    expect(shown()).toBe('light');
  });

  it('can be forced, whatever was chosen', () => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    render(
      <ShopUiProvider forceScheme="light">
        <Chooser />
      </ShopUiProvider>,
    );
    expect(shown()).toBe('light');
  });

  it('survives a storage that is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(
      <ShopUiProvider scheme="light">
        <Chooser />
      </ShopUiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('dark');
  });
});
