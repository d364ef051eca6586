import { defineTexts } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderKit } from '../testing';
import { useInlineTexts } from './use-inline-texts';

const texts = defineTexts('test-inline', {
  de: { found_one: 'ein Artikel', found_other: '{{count}} Artikel', of: 'von {{name}}' },
  en: { found_one: 'one item', found_other: '{{count}} items', of: 'of {{name}}' },
});

const seen = new Set<unknown>();

const Found = ({ count }: { readonly count: number }): ReactNode => {
  const t = useInlineTexts(texts);
  seen.add(t);
  return (
    <li>
      {t('found', { count })} {t('of', { name: 'A' })}
    </li>
  );
};

const Switch = (): ReactNode => {
  const { changeLocale } = useLocale();
  return <button onClick={() => void changeLocale('en-GB')}>English</button>;
};

it('LOC-1: the texts follow the language, with one translation function for all components', async () => {
  renderKit(
    <>
      <Found count={1} />
      <Found count={2} />
      <Switch />
    </>,
  );
  const shown = (): readonly (string | null)[] =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['ein Artikel von A', '2 Artikel von A']);
  expect(seen.size).toBe(1);
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['one item of A', '2 items of A']);
  expect(seen.size).toBe(2);
});
