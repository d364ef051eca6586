import { presentationOf } from '@gastroshop/identity';
import { formatDateInText, translator, type Locale } from '@gastroshop/i18n';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
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

/** What every datasheet has around its content: the tenant's name, the article, the day, page numbers. */
export const sheetFrame = (
  { tenant, locale, today }: Buyer,
  title: string,
  name: string,
  content: readonly Content[],
): TDocumentDefinitions => {
  const words = wordsIn(locale);
  const shop = presentationOf(tenant).displayName;
  return {
    pageSize: 'A4',
    pageMargins: [40, 64, 40, 64],
    language: locale,
    info: { title: `${title} ${name}`, author: shop, creator: shop },
    defaultStyle: { fontSize: 10 },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      small: { fontSize: 9, color: '#555555' },
    },
    header: {
      margin: [40, 28, 40, 0],
      columns: [
        { text: shop, bold: true },
        { text: title, alignment: 'right' },
      ],
    },
    footer: (page, pages) => ({
      margin: [40, 16, 40, 0],
      style: 'small',
      columns: [
        { width: '*', text: words('state', { date: formatDateInText(today, locale, { weekday: 'none' }) }) },
        { width: 90, text: words('page', { page, pages }), alignment: 'right' },
      ],
    }),
    content: [{ text: name, style: 'title' }, ...content],
  };
};
