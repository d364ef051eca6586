import { afterCommit, type FileAnswer, type Handlers } from '../../calls';
import { throwProblem } from '../../http';
import type { DocumentLayout } from '../../papers';
import { renderPdf } from '../../rendering';
import { letterheadOf } from '../paper';
import { buyerOf } from '../product';
import { datasheet } from './datasheet';
import { safetyDatasheet } from './safety-datasheet';
import { sheetProduct } from './sheet-product';

const pdfAnswer = async (
  paper: DocumentLayout,
  fileName: string,
  leaving: AbortSignal,
): Promise<FileAnswer> => ({
  mediaType: 'application/pdf',
  bytes: await renderPdf(paper, leaving),
  fileName,
});

/** Datasheets as PDF, rendered after the connection was given back. */
export const datasheetHandlers = () =>
  ({
    getDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const product = await sheetProduct(queries, buyer, request.path.sku);
      const letterhead = await letterheadOf(queries, request);
      const showsCrossTenantId = request.caller?.flags.shouldSeeCrossTenantProductId ?? false;
      return afterCommit((leaving) =>
        pdfAnswer(
          datasheet(product, { ...buyer, letterhead }, showsCrossTenantId),
          `datasheet-${request.path.sku}.pdf`,
          leaving,
        ),
      );
    },
    getSafetyDatasheetAvailability: async (request, queries) =>
      (await sheetProduct(queries, buyerOf(request), request.path.sku)).hasSafetyDatasheet,
    getSafetyDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const product = await sheetProduct(queries, buyer, request.path.sku);
      if (!product.hasSafetyDatasheet) throwProblem('not-found');
      const letterhead = await letterheadOf(queries, request);
      return afterCommit((leaving) =>
        pdfAnswer(
          safetyDatasheet(product, { ...buyer, letterhead }),
          `safety-${request.path.sku}.pdf`,
          leaving,
        ),
      );
    },
  }) satisfies Handlers;
