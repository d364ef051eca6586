import type { DocumentType } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { ActingCustomer } from '../../access';
import { afterCommit, type AfterCommit, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { refuse } from '../../http';
import { orderPaper, orderPdf } from '../../order-paper';
import { renderPdf } from '../../pdf';
import { orderByNumber } from './one-order';

/** A document asked for, and by whom. */
export interface ReceiptQuery {
  readonly documentNumber: string;
  readonly receiptType: DocumentType;
  readonly tenant: TenantCode;
  readonly customer: ActingCustomer;
  readonly locale: Locale;
  readonly seesPrices: boolean;
}

/** Documents that are nothing but prices. */
const PRICE_DOCUMENTS: ReadonlySet<DocumentType> = new Set(['invoice', 'creditmemo']);

/**
 * The paper of an order. Other documents are not offered yet. It is set after the transaction: that takes long.
 *
 * @throws ProblemError prices-forbidden, not-implemented, not-found
 */
export const receiptPdf = async (
  queries: Queries,
  { documentNumber, receiptType, tenant, customer, locale, seesPrices }: ReceiptQuery,
): Promise<AfterCommit<FileAnswer>> => {
  if (PRICE_DOCUMENTS.has(receiptType) && !seesPrices) refuse('prices-forbidden');
  if (receiptType !== 'order') refuse('not-implemented');
  const ordered = await orderByNumber(queries, { tenant, customerId: customer.id }, documentNumber);
  return afterCommit(async () => {
    const paper = orderPaper({ ...ordered, tenant, customerName: customer.displayName, locale, seesPrices });
    return {
      mediaType: 'application/pdf',
      bytes: await renderPdf(orderPdf(paper, locale)),
      fileName: `${paper.words.order}-${paper.number}.pdf`,
    };
  });
};
