import { CONSENT_COOKIES, LOCALE_COOKIE, serializeCookie } from '@gastroshop/identity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies } from '../testing/sign-on';
import { showBootConsent, removeBootConsent } from './show-boot-consent';

const SETTINGS = '/privacy-preferences';

beforeEach(clearCookies);
afterEach(() => {
  removeBootConsent();
  clearCookies();
  globalThis.history.replaceState(null, '', '/');
});

const answers = () =>
  Object.values(CONSENT_COOKIES).map(({ name }) => new RegExp(`${name}=(\\w+)`).exec(document.cookie)?.[1]);

describe('TRK-1: the question for the consent before the code is here', () => {
  it.each([
    ['Ablehnen', false],
    ['Zustimmen', true],
  ])('„%s“ counts at once for all five services, and is told to who takes over', async (button, granted) => {
    showBootConsent(SETTINGS);
    const question = screen.getByRole('region', { name: 'Dürfen wir mitzählen?' });
    expect(answers()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    await userEvent.click(within(question).getByRole('button', { name: button }));
    expect(new Set(answers())).toEqual(new Set([String(granted)]));
    expect(question).not.toBeVisible();
    expect(removeBootConsent()).toMatchObject({ granted });
    expect(question).not.toBeInTheDocument();
    expect(removeBootConsent()).toEqual({ granted: undefined, focused: -1 });
  });

  it('leads to the settings, and tells where the keyboard is', async () => {
    showBootConsent(SETTINGS);
    expect(screen.getByRole('link', { name: 'Einstellungen' })).toHaveAttribute('href', SETTINGS);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ablehnen' })).toHaveFocus();
    expect(removeBootConsent()).toEqual({ granted: undefined, focused: 1 });
  });

  it('speaks the language chosen', () => {
    document.cookie = serializeCookie(LOCALE_COOKIE, 'en-GB', { secure: false });
    showBootConsent(SETTINGS);
    const question = screen.getByRole('region', { name: 'May we count your visit?' });
    expect(question).toHaveAttribute('lang', 'en-GB');
    expect(within(question).getByRole('button', { name: 'Decline' })).toBeVisible();
  });

  it('is not asked again, nor beside the page that asks it in detail', () => {
    globalThis.history.replaceState(null, '', SETTINGS);
    showBootConsent(SETTINGS);
    expect(screen.queryByRole('region')).toBeNull();
    globalThis.history.replaceState(null, '', '/');
    const [first, ...others] = Object.values(CONSENT_COOKIES);
    for (const { name } of others) document.cookie = `${name}=false; path=/`;
    showBootConsent(SETTINGS);
    expect(screen.getByRole('region')).toBeVisible();
    removeBootConsent();
    document.cookie = `${first?.name ?? ''}=true; path=/`;
    showBootConsent(SETTINGS);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
