import { afterCommit, type AfterCommit, type CallRequest, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { orderIn } from '../../order-names';
import { buildOrderContent, layoutOrder, type OrderDocumentHead } from '../../order-paper';
import type { DocumentLayout } from '../../papers';
import { renderPdf } from '../../rendering';
import { readTenantProfile } from '../../tenant-profile';
import { letterheadOf } from '../paper';
import { orderByNumber } from '../order';
import { visibleTypes } from './price-documents';
import { receiptSheet } from './receipt-sheet';
import { storedReceipt } from './stored-receipt';
import { texts } from '../../text-files';

type ReceiptRequest = CallRequest<'getReceiptPdf'>;

/** The paper of an order, or of what was written about all of it. */
const paperOfOrder = async (
  queries: Queries,
  request: ReceiptRequest,
  number: string,
  document?: OrderDocumentHead,
): Promise<DocumentLayout> => {
  const { tenant, customer, locale, seesPrices } = request;
  const ordered = await orderByNumber(queries, { tenant, customerId: customer.id }, number);
  const paper = buildOrderContent({
    ...ordered,
    order: await orderIn(queries, tenant, locale, ordered.order),
    profile: await readTenantProfile(queries, tenant),
    customerName: customer.displayName,
    locale,
    // What travels with the goods is read by whoever unloads them.
    seesPrices: seesPrices && document?.type !== 'deliverynote',
    seesBonuses: request.caller.flags.canSeeBonuses,
    document,
  });
  return layoutOrder(paper, await letterheadOf(queries, request), locale);
};

const paperOf = async (queries: Queries, request: ReceiptRequest): Promise<DocumentLayout> => {
  const { tenant, customer, path, query } = request;
  const { receiptType: type } = query;
  visibleTypes(type, request.seesPrices);
  if (type === 'order') return paperOfOrder(queries, request, path.documentNumber);
  const receipt = await storedReceipt(
    queries,
    { tenant, customerId: customer.id },
    type,
    path.documentNumber,
  );
  const { doc, orderNumber } = receipt;
  if (doc !== null)
    return receiptSheet(receipt, doc, {
      ...request,
      seesBonuses: request.caller.flags.canSeeBonuses,
      letterhead: await letterheadOf(queries, request),
    });
  // A document without lines of its own names an order: the table sees to that.
  return paperOfOrder(queries, request, orderNumber ?? '', receipt);
};

/**
 * A document as PDF. It is set after the transaction, in another thread.
 *
 * @throws ProblemError prices-forbidden, not-found
 */
export const receiptPdf = async (
  queries: Queries,
  request: ReceiptRequest,
): Promise<AfterCommit<FileAnswer>> => {
  const paper = await paperOf(queries, request);
  const { documentNumber } = request.path;
  const name = texts.getFixedT(request.locale, 'order-paper')(`titles_${request.query.receiptType}`);
  return afterCommit(async (leaving) => ({
    mediaType: 'application/pdf',
    bytes: await renderPdf(paper, leaving),
    fileName: `${name}-${documentNumber}.pdf`,
  }));
};
