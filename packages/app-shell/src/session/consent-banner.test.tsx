import { CONSENT_COOKIES } from '@gastroshop/identity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showBootConsent } from '../boot';
import { renderInApp } from '../testing/render-in-app';
import { clearCookies } from '../testing/sign-on';
import { ConsentBanner } from './consent-banner';

beforeEach(clearCookies);
afterEach(clearCookies);

const answers = () =>
  Object.values(CONSENT_COOKIES).map(({ name }) => new RegExp(`${name}=(\\w+)`).exec(document.cookie)?.[1]);

describe('TRK-1: the question for the consent', () => {
  it.each([
    ['Ablehnen', 'false'],
    ['Zustimmen', 'true'],
  ])('„%s“ answers for all five services with %s, and the question is gone', async (button, value) => {
    renderInApp(<ConsentBanner settings="/privacy-preferences" />);
    expect(answers()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(answers()).toEqual([value, value, value, value, value]);
    expect(screen.queryByRole('region', { name: 'Dürfen wir mitzählen?' })).toBeNull();
  });

  it('offers yes and no alike, by keyboard, and the settings', async () => {
    renderInApp(<ConsentBanner settings="/privacy-preferences" />);
    const [no, yes] = screen.getAllByRole('button');
    expect(no?.className).toBe(yes?.className);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Einstellungen' })).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/privacy-preferences');
    await userEvent.tab();
    expect(no).toHaveFocus();
    await userEvent.tab();
    expect(yes).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked again, nor beside the page that asks it in detail', () => {
    const { unmount } = renderInApp(<ConsentBanner settings="/privacy-preferences" />, {
      address: '/privacy-preferences',
    });
    expect(screen.queryByRole('region', { name: 'Dürfen wir mitzählen?' })).toBeNull();
    unmount();
    for (const { name } of Object.values(CONSENT_COOKIES)) document.cookie = `${name}=false; path=/`;
    renderInApp(<ConsentBanner settings="/privacy-preferences" />);
    expect(screen.queryByRole('region', { name: 'Dürfen wir mitzählen?' })).toBeNull();
  });

  it('stands in for the one asked before the code was here, with the keyboard where it was', async () => {
    showBootConsent('/privacy-preferences');
    await userEvent.tab();
    await userEvent.tab();
    renderInApp(<ConsentBanner settings="/privacy-preferences" />);
    expect(screen.getByRole('region', { name: 'Dürfen wir mitzählen?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ablehnen' })).toHaveFocus();
    expect(document.getElementById('consent-early')).toBeNull();
  });

  it('is not asked again when it was answered before the code was here', async () => {
    showBootConsent('/privacy-preferences');
    await userEvent.click(screen.getByRole('button', { name: 'Zustimmen' }));
    renderInApp(<ConsentBanner settings="/privacy-preferences" />);
    expect(screen.queryByRole('region', { name: 'Dürfen wir mitzählen?' })).toBeNull();
    expect(answers()).toEqual(['true', 'true', 'true', 'true', 'true']);
  });
});
