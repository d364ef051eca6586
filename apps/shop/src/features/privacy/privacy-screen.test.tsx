import { clearCookies, renderInApp } from '@gastroshop/app-shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PrivacyScreen } from './privacy-screen';

beforeEach(clearCookies);
afterEach(clearCookies);

const granted = () => document.cookie.split('; ').filter((cookie) => cookie.endsWith('=true'));

describe('the privacy preferences', () => {
  it('have a switch and a sentence for each of the five services, all off at first', () => {
    renderInApp(<PrivacyScreen />);
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(5);
    for (const one of switches) {
      expect(one).not.toBeChecked();
      expect(one).toHaveAccessibleDescription(/\.$/);
    }
    expect(document.title).toBe('Datenschutz-Einstellungen – Alpingastro');
  });

  it('TRK-1: keep a yes for the chosen service alone, when it is saved', async () => {
    renderInApp(<PrivacyScreen />);
    await userEvent.click(screen.getByRole('switch', { name: 'Such-Statistik' }));
    expect(document.cookie).not.toContain('consent-');
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(granted()).toEqual(['consent-search-analytics=true']);
    expect(within(screen.getByRole('region', { name: 'Meldungen' })).getByText(/gespeichert/)).toBeVisible();
  });

  it('TRK-1: withdraw everything with one press', async () => {
    renderInApp(<PrivacyScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Alle erlauben' }));
    expect(granted()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Alles widerrufen' }));
    expect(granted()).toEqual([]);
    for (const one of screen.getAllByRole('switch')) expect(one).not.toBeChecked();
  });
});
