import { LOCALE_COOKIE, serializeCookie } from '@gastroshop/identity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookies } from '../testing/sign-on';
import { showUnreachable } from './show-unreachable';

const show = (content: string): void => {
  document.body.innerHTML = `<div id="root">${content}</div>`;
};

beforeEach(clearCookies);
afterEach(() => {
  document.body.replaceChildren();
  clearCookies();
  vi.restoreAllMocks();
});

describe('a shop that cannot start', () => {
  it.each([
    [
      'in the place of the page that was to come',
      '<div class="shell"><div class="shell-header"></div></div>',
    ],
    ['where nothing was shown', ''],
  ])('says so %s, once, and tries again when told to', async (_, content) => {
    show(content);
    showUnreachable();
    showUnreachable();
    expect(screen.getByRole('alert')).toHaveTextContent('Der Shop ist gerade nicht erreichbar.');
    expect(document.querySelector('.shell-header')).toBeInTheDocument();
    expect(document.querySelector('.shell')).toBeNull();
    const reload = vi.spyOn(globalThis.location, 'reload').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('speaks the language chosen', () => {
    document.cookie = serializeCookie(LOCALE_COOKIE, 'en-GB', { secure: false });
    show('');
    showUnreachable();
    expect(screen.getByRole('alert')).toHaveAttribute('lang', 'en-GB');
    expect(screen.getByRole('heading', { name: 'The shop cannot be reached at the moment.' })).toBeVisible();
  });

  it('leaves a page alone that is there already', () => {
    show('<main>Warenkorb</main>');
    showUnreachable();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main')).toBeVisible();
  });
});
