import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenThemes, themeSheets } from '../../scripts/build/sheets';
import { themes } from '../theme-data';

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
const sheetOf = (theme: 'alpin' | 'kiennast'): string => themeSheets()[`themes/${theme}.css`] ?? '';

/** The brand's colour on a page with these sheets in this order. */
const brandWith = (sheets: readonly string[]): string => {
  document.head.innerHTML = sheets.map((css) => `<style>${css}</style>`).join('');
  return getComputedStyle(document.documentElement).getPropertyValue('--gs-brand').trim();
};

const beginAnew = (): void => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset['gsTheme'];
  delete document.documentElement.dataset['mantineColorScheme'];
};

const brandOf = (theme: 'alpin' | 'kiennast') => themes[theme].brand[7];

describe('TEN-3: the sheet of a theme on a page of another site', () => {
  // The page is that of all tests of the package: it is begun as it is left.
  beforeEach(beginAnew);
  afterEach(beginAnew);

  it.each([
    ['after', [tokens, sheetOf('alpin')]],
    ['before', [sheetOf('alpin'), tokens]],
  ])('has its colours when it comes %s the kit, in both schemes', (_, sheets) => {
    expect(brandWith(sheets)).toBe(brandOf('alpin'));
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    expect(brandWith(sheets)).toBe(themes.alpin.brand[4]);
  });

  it.each([
    ['after', [tokens, chosenThemes(), sheetOf('alpin')]],
    ['before', [sheetOf('alpin'), chosenThemes(), tokens]],
  ])('gives way to the theme of the provider when it comes %s it, in both schemes', (_, sheets) => {
    document.documentElement.dataset['gsTheme'] = 'kiennast';
    expect(brandWith(sheets)).toBe(brandOf('kiennast'));
    const light = brandWith(sheets);
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    const dark = brandWith(sheets);
    expect(dark).not.toBe(light);
    expect(dark).toBe(brandWith([tokens, chosenThemes()]));
  });
});
