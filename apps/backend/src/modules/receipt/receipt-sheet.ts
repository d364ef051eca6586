import type { Locale } from '@gastroshop/i18n';
import { formatAmount, formatLongDate, formatPrice, formatUnitPrice } from '@gastroshop/i18n';
import type { ReceiptDocument, ReceiptLine } from '../../db';
import { orderTotalsRows } from '../../order-paper';
import type { Letterhead, DocumentLayout, LayoutCell, PaperColumn } from '../../papers';
import type { StoredReceipt } from './stored-receipt';
import { texts } from '../../text-files';

/** For whom a document is set, and who hands it out. */
export interface ReceiptReader {
  readonly letterhead: Letterhead;
  readonly customer: { readonly id: string; readonly displayName: string };
  readonly locale: Locale;
  readonly seesBonuses: boolean;
}

/** A line's cells; those of prices are set where the table has columns for them. */
const rowOf = (
  { sku, name, amount, unit, price, rowTotal, note }: ReceiptLine,
  locale: Locale,
): readonly LayoutCell[] => [
  { text: name, notes: [sku, note].filter((text) => text !== undefined) },
  formatAmount(amount, unit, locale),
  price === undefined ? '' : formatUnitPrice(price),
  rowTotal === undefined ? '' : formatPrice(rowTotal),
];

/**
 * A document that brings its own lines, as a paper of the shop. A delivery note shows no prices; what is nothing but
 * prices is refused before, to those who may not see them.
 */
export const receiptSheet = (
  receipt: Omit<StoredReceipt, 'doc'>,
  { lines, totals }: ReceiptDocument,
  { letterhead, customer, locale, seesBonuses }: ReceiptReader,
): DocumentLayout => {
  const { type, number, date, orderNumber, information, total } = receipt;
  const words = texts.getFixedT(locale, 'order-paper');
  const showsPrices = type !== 'deliverynote';
  // Of some documents only the sum is known.
  const sum = total === null ? [] : [{ label: words('gross'), text: formatPrice(total), isTotal: true }];
  const sums = totals === undefined ? sum : orderTotalsRows(totals, words, seesBonuses);
  const shownSums = showsPrices ? sums : [];
  const priceColumns: readonly PaperColumn[] = [
    { heading: words('unitPrice'), width: 88, align: 'RIGHT' },
    { heading: words('rowTotal'), width: 85, align: 'RIGHT' },
  ];
  return {
    language: locale,
    letterhead,
    title: `${words(`titles_${type}`)} ${number}`,
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          { label: words('dated'), text: formatLongDate(date, locale) },
          ...(orderNumber === null ? [] : [{ label: words('toOrder'), text: orderNumber }]),
          { label: words('customer'), text: `${customer.id} ${customer.displayName}`.trim() },
          ...(information === null ? [] : [{ label: words('comment'), text: information }]),
        ],
      },
      {
        kind: 'TABLE',
        table: {
          columns: [
            { heading: words('article'), width: '*' },
            { heading: words('amount'), width: 62, align: 'RIGHT' },
            ...(showsPrices ? priceColumns : []),
          ],
          rows: lines.map((line) => rowOf(line, locale)),
        },
      },
      { kind: 'SUMS', sums: shownSums },
      { kind: 'NOTES', notes: shownSums.length > 0 ? [words('priceNote')] : [] },
    ],
  };
};
