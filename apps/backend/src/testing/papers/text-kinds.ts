import type { Locale } from '@gastroshop/i18n';
import type { TestAnswer, TestApp } from '../test-app';
import type { LongPapers } from './seed-long-papers';

/** A kind of paper whose text may be long. */
interface TextKind {
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
  readonly call: (shop: TestApp, papers: LongPapers, locale: Locale) => Promise<TestAnswer>;
}

/** Datasheets: each holds a text of as many lines as the customer's papers, see `lineOfText`. */
export const TEXT_KINDS: readonly TextKind[] = [
  {
    name: 'datasheet',
    titles: { 'de-AT': 'Produktdatenblatt', 'en-GB': 'Product datasheet' },
    call: (shop, { count }, locale) =>
      shop.call('getDatasheet', { tenant: 'AZ', sku: `datenblatt${count}` }, undefined, {
        'accept-language': locale,
      }),
  },
  {
    name: 'safety datasheet',
    titles: { 'de-AT': 'Sicherheitsinformation', 'en-GB': 'Safety information' },
    call: (shop, { count }, locale) =>
      shop.call('getSafetyDatasheet', { tenant: 'AZ', sku: `gefahr${count}` }, undefined, {
        'accept-language': locale,
      }),
  },
];
