import type { Locale } from '@gastroshop/i18n';
import type { TestAnswer, TestApp } from '../test-app';
import { euro } from './euro';
import { PIECE, pieces } from './piece';
import { longList, type LongListProduct } from './long-list';
import { isSplit, rowCents } from './long-order';
import type { LongPapers } from './seed-long-papers';

/** A row a paper has to hold. */
export interface ExpectedRow {
  readonly sku: string;
  /** What its first cell begins with. */
  readonly mark: string;
  /** The cells after the first one, as they are read. */
  readonly figures: string;
}

/** What a paper has to hold. */
export interface ExpectedPaper {
  /** Above every page. */
  readonly title: string;
  /** The head of its tables, as it is read; it has to stand above the rows of every page. */
  readonly head: string;
  readonly rows: readonly ExpectedRow[];
  /** Once and no more. */
  readonly total: string | undefined;
}

/** A kind of paper with a table. */
interface PaperKind {
  readonly name: string;
  readonly call: (shop: TestApp, papers: LongPapers, locale: Locale) => Promise<TestAnswer>;
  readonly expected: (papers: LongPapers, locale: Locale) => ExpectedPaper;
}

const WORDS = {
  'de-AT': {
    locale: 'de-AT',
    article: 'Artikel',
    amount: 'Menge',
    price: 'Preis',
    total: 'Summe',
    bought: 'Zuletzt gekauft',
    boughtOn: '12. November 2026',
    onRequest: 'auf Anfrage',
    priceOnRequest: 'Preis auf Anfrage',
    titles: {
      order: 'Bestellung',
      invoice: 'Rechnung',
      creditmemo: 'Gutschrift',
      deliverynote: 'Lieferschein',
      template: 'Bestellvorlage',
      essence: 'Stammartikel',
    },
  },
  'en-GB': {
    locale: 'en-GB',
    article: 'Product',
    amount: 'Amount',
    price: 'Price',
    total: 'Total',
    bought: 'Last bought',
    boughtOn: '12 November 2026',
    onRequest: 'on request',
    priceOnRequest: 'Price on request',
    titles: {
      order: 'Order',
      invoice: 'Invoice',
      creditmemo: 'Credit note',
      deliverynote: 'Delivery note',
      template: 'Order template',
      essence: 'Regular products',
    },
  },
} as const;

type Words = (typeof WORDS)[Locale];

const headOf = ({ article, amount, price, total }: Words): string => `${article} ${amount} ${price} ${total}`;

const read = (...cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' ');

const rowOf = ({ sku, mark }: LongListProduct, ...cells: readonly string[]): ExpectedRow => ({
  sku,
  mark,
  figures: read(...cells),
});

const estimated = ({ kilograms }: LongListProduct, text: string): string =>
  kilograms === undefined ? text : `ca. ${text}`;

const totalCell = (product: LongListProduct, amount: number, onRequest: string): string => {
  const cents = rowCents(product, amount);
  return cents === undefined ? onRequest : estimated(product, euro(cents));
};

const orderedRow = (product: LongListProduct, amount: number, words: Words): ExpectedRow =>
  rowOf(
    product,
    pieces(amount, words.locale),
    product.cents === undefined
      ? ''
      : `${euro(product.cents)}${product.kilograms === undefined ? '' : ' / kg'}`,
    totalCell(product, amount, words.priceOnRequest),
  );

const perUnit = (product: LongListProduct, words: Words): string =>
  product.cents === undefined
    ? ''
    : `${euro(product.cents)} / ${product.kilograms === undefined ? PIECE[words.locale] : 'kg'}`;

/** The net sum of the order, which its papers show in a place of its own. */
const ORDER_NET = '€ 98.765.432,10';

const receipt = (
  name: string,
  receiptType: 'order' | 'invoice' | 'creditmemo' | 'deliverynote',
  numberOf: (papers: LongPapers) => string,
  rowsOf: (products: readonly LongListProduct[], words: Words) => readonly ExpectedRow[],
): PaperKind => ({
  name,
  call: (shop, papers, locale) =>
    shop.call(
      'getReceiptPdf',
      { tenant: 'AZ', customerId: papers.customerId, documentNumber: numberOf(papers), receiptType },
      { userId: papers.userId, tenant: 'AZ' },
      { 'accept-language': locale },
    ),
  expected: (papers, locale) => {
    const words = WORDS[locale];
    const showsPrices = receiptType !== 'deliverynote';
    return {
      title: `${words.titles[receiptType]} ${numberOf(papers)}`,
      head: showsPrices ? headOf(words) : `${words.article} ${words.amount}`,
      rows: rowsOf(longList(papers.count), words),
      total: showsPrices ? ORDER_NET : undefined,
    };
  },
});

const template = (showImages: boolean): PaperKind => ({
  name: showImages ? 'order template with pictures' : 'order template',
  call: (shop, { customerId, userId, templateId }, locale) =>
    shop.call(
      'getOrderTemplatePdf',
      { tenant: 'AZ', customerId, orderTemplateId: templateId, showImages },
      { userId, tenant: 'AZ' },
      { 'accept-language': locale },
    ),
  expected: ({ count }, locale) => {
    const words = WORDS[locale];
    const products = longList(count);
    const sum = products.reduce((cents, product) => cents + (rowCents(product, product.amount) ?? 0), 0);
    return {
      title: words.titles.template,
      head: headOf(words),
      rows: products.map((product) =>
        rowOf(
          product,
          pieces(product.amount, words.locale),
          perUnit(product, words),
          totalCell(product, product.amount, words.onRequest),
        ),
      ),
      // The sum of a single row looks like the row.
      total:
        count === 1
          ? undefined
          : products.some(({ kilograms }) => kilograms !== undefined)
            ? `ca. ${euro(sum)}`
            : euro(sum),
    };
  },
});

const essence: PaperKind = {
  name: 'essence list',
  call: (shop, { customerId, userId }, locale) =>
    shop.call(
      'getEssenceListPdf',
      { tenant: 'AZ', customerId },
      { userId, tenant: 'AZ' },
      { 'accept-language': locale },
    ),
  expected: ({ count }, locale) => {
    const words = WORDS[locale];
    return {
      title: words.titles.essence,
      head: `${words.article} ${words.bought} ${words.price} ${words.amount}`,
      rows: longList(count).map((product) =>
        rowOf(
          product,
          words.boughtOn,
          perUnit(product, words) === '' ? words.onRequest : perUnit(product, words),
        ),
      ),
      total: undefined,
    };
  },
};

/** Every kind of paper that is a table, as somebody who sees prices is handed it. */
export const DOCUMENT_KINDS: readonly PaperKind[] = [
  receipt(
    'order',
    'order',
    ({ orderNumber }) => orderNumber,
    (products, words) => products.map((product) => orderedRow(product, product.amount, words)),
  ),
  receipt(
    'fair order',
    'order',
    ({ fairOrderNumber }) => fairOrderNumber,
    (products, words) =>
      products.flatMap((product, place) => [
        orderedRow(product, product.amount, words),
        ...(isSplit(place) ? [orderedRow(product, 1, words)] : []),
      ]),
  ),
  receipt(
    'invoice',
    'invoice',
    ({ count }) => `R${count}`,
    (products, words) => products.map((product) => orderedRow(product, product.amount, words)),
  ),
  receipt(
    'delivery note',
    'deliverynote',
    ({ count }) => `L${count}`,
    (products, words) => products.map((product) => rowOf(product, pieces(product.amount, words.locale))),
  ),
  receipt(
    'credit memo',
    'creditmemo',
    ({ count }) => `G${count}`,
    (products, words) =>
      products.map((product) => {
        const cents = rowCents(product, product.amount);
        return rowOf(
          product,
          pieces(product.amount, words.locale),
          product.cents === undefined ? '' : euro(product.cents),
          cents === undefined ? '' : euro(cents),
        );
      }),
  ),
  template(false),
  template(true),
  essence,
];
