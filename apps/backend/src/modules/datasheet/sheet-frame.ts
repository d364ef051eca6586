import { formatDateInText, translator, type Locale } from '@gastroshop/i18n';
import type { Content } from 'pdfmake/interfaces';
import type { Letterhead, Paper } from '../../papers';
import type { Buyer } from '../product';
import { datasheetTexts } from './texts';

/** Words of a datasheet in one language. */
export type SheetWords = ReturnType<typeof wordsIn>;

/** The words of datasheets in a language. */
export const wordsIn = (locale: Locale) => translator(datasheetTexts, locale);

/** A heading with what stands under it, on one page; nothing without anything to say. */
export const section = (heading: string, content: Content | undefined): readonly Content[] =>
  content === undefined || content === ''
    ? []
    : [{ unbreakable: true, stack: [{ text: heading, style: 'heading' }, content] }];

/** A table of names and values. */
export const factTable = (facts: readonly (readonly [string, string | undefined])[]): Content => ({
  table: {
    widths: [170, '*'],
    body: facts.flatMap(([label, text]) =>
      text === undefined || text === '' ? [] : [[{ text: label, style: 'small' }, { text }]],
    ),
  },
  layout: 'noBorders',
});

/** For whom a datasheet is written, and who hands it out. */
export interface SheetReader extends Buyer {
  readonly letterhead: Letterhead;
}

/** A datasheet as a paper of the shop: the article as its heading, the day it speaks of below every page. */
export const sheetFrame = (
  { locale, today, letterhead }: SheetReader,
  title: string,
  name: string,
  content: readonly Content[],
): Paper => ({
  language: locale,
  letterhead,
  title,
  heading: name,
  blocks: [{ kind: 'CONTENT', content }],
  footer: wordsIn(locale)('state', { date: formatDateInText(today, locale, { weekday: 'none' }) }),
});
