import type { Locale } from '@gastroshop/i18n';
import { describe, expect, it } from 'vitest';
import { offeredLocale } from './page-locale';

const BOTH: readonly Locale[] = ['de-AT', 'en-GB'];

describe('LOC-1: the language of a first visit', () => {
  it.each<readonly [string | undefined, readonly Locale[], Locale]>([
    ['en-US,en;q=0.9,de;q=0.8', BOTH, 'en-GB'],
    ['de', BOTH, 'de-AT'],
    ['fr-FR,fr;q=0.9,en;q=0.8', BOTH, 'en-GB'],
    ['de;q=0.1, en;q=0.7', BOTH, 'en-GB'],
    ['en;q=0, de', BOTH, 'de-AT'],
    ['fr', BOTH, 'de-AT'],
    ['fr', ['en-GB', 'de-AT'], 'en-GB'],
    [undefined, ['en-GB', 'de-AT'], 'en-GB'],
    ['en-GB', ['de-AT'], 'de-AT'],
    ['de-AT', ['en-GB'], 'en-GB'],
    ['*', BOTH, 'de-AT'],
    [';;q=,,', BOTH, 'de-AT'],
  ])('of a browser that asks for %s where %j are offered is %s', (asked, offered, shown) => {
    expect(offeredLocale(asked, offered)).toBe(shown);
  });
});
