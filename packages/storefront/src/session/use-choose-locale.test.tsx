import { createTexts, loadTexts } from '@gastroshop/i18n/texts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { renderShop } from '../testing';
import { useChooseLocale } from './use-choose-locale';

const Switch = (): ReactNode => {
  const choose = useChooseLocale();
  const { t } = useTranslation('ui-overlay');
  return (
    <>
      <p>{t('close')}</p>
      <button
        onClick={() => {
          choose('en-GB');
        }}
      >
        EN
      </button>
    </>
  );
};

afterEach(() => {
  document.cookie = 'locale=; max-age=0; path=/';
});

describe('LOC-1: the language chosen', () => {
  it('is shown, and kept for the next visit', async () => {
    renderShop(<Switch />);
    await userEvent.click(screen.getByRole('button', { name: 'EN' }));
    expect(await screen.findByText('Close')).toBeVisible();
    expect(document.cookie).toContain('locale=en-GB');
  });

  it('stays what it was where the other one cannot be loaded, and the reader is told', async () => {
    const texts = createTexts('de-AT', [
      {
        de: () => Promise.resolve({ default: { 'ui-overlay': { close: 'Schließen' } } }),
        en: () => Promise.reject(new Error('offline')),
      },
    ]);
    await loadTexts(texts, ['ui-overlay']);
    renderShop(
      <I18nextProvider i18n={texts}>
        <Switch />
      </I18nextProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'EN' }));
    expect(await screen.findByText(/Sprache konnte nicht geladen werden/)).toBeVisible();
    expect(screen.getByText('Schließen')).toBeVisible();
    expect(document.cookie).not.toContain('locale=en-GB');
  });
});
