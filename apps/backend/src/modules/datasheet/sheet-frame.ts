import { formatLongDate, type Locale } from '@gastroshop/i18n';
import type { Content } from 'pdfmake/interfaces';
import { keepMeasuresTogether, type Letterhead, type DocumentLayout } from '../../papers';
import type { Buyer } from '../product';
import { textBlocks } from './text-blocks';
import { texts } from '../../text-files';

/** Words of a datasheet in one language. */
export type SheetWords = ReturnType<typeof wordsIn>;

/** The words of datasheets in a language. */
export const wordsIn = (locale: Locale) => texts.getFixedT(locale, 'datasheet');

/** Further from what stands above it than from what it heads. */
const headingContent = (text: string): Content => ({ text, style: 'heading', margin: [0, 12, 0, 4] });

const kept = (heading: string, content: Content): Content => ({
  unbreakable: true,
  stack: [headingContent(heading), content],
});

/** Rows that fit on a page together with their heading: the setter cuts off what is kept together and does not. */
const MOST_ROWS = 30;

/** What stands on one page, unless it has too many rows for that. */
export const keepRowsTogether = (content: Content, rows: number): Content =>
  rows > MOST_ROWS ? content : { unbreakable: true, stack: [content] };

/**
 * A heading with what stands under it, on one page unless it has too many rows for that; nothing without anything to
 * say.
 */
export const section = (heading: string, content: Content | undefined, rows = 1): readonly Content[] => {
  if (content === undefined || content === '') return [];
  return rows > MOST_ROWS ? [headingContent(heading), content] : [kept(heading, content)];
};

/**
 * A heading with a text under it. A short text stays on one page; of a long one the first paragraphs stay with the
 * heading, and the others go on where they fall.
 */
export const textSection = (heading: string, text: string | undefined): readonly Content[] => {
  const [first, ...more] = textBlocks(keepMeasuresTogether(text ?? ''));
  return first === undefined
    ? []
    : [kept(heading, first), ...more.map((block): Content => ({ text: block }))];
};

/** A table of names and values. */
export const factTable = (facts: readonly (readonly [string, string | undefined])[]): Content => ({
  table: {
    // Of known widths the setter breaks words that are too long; of unknown ones it leaves the page.
    widths: [170, 337],
    body: facts.flatMap(([label, text]) =>
      text === undefined || text === ''
        ? []
        : [[{ text: label, style: 'small', margin: [0, 2, 0, 0] }, { text }]],
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
): DocumentLayout => ({
  language: locale,
  letterhead,
  title,
  heading: name,
  blocks: [{ kind: 'CONTENT', content }],
  footer: wordsIn(locale)('state', { date: formatLongDate(today, locale, { weekday: 'none' }) }),
});
