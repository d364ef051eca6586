import { afterCommit, type FileAnswer, type Handlers } from '../../calls';
import { refuse } from '../../http';
import { renderPdf } from '../../pdf';
import { buyerOf } from '../product';
import { datasheet } from './datasheet';
import { safetyDatasheet } from './safety-datasheet';
import { sheetArticle } from './sheet-article';

const pdfAnswer = async (
  definition: Parameters<typeof renderPdf>[0],
  fileName: string,
): Promise<FileAnswer> => ({ mediaType: 'application/pdf', bytes: await renderPdf(definition), fileName });

/** Datasheets as PDF, rendered after the connection was given back. */
export const datasheetHandlers = () =>
  ({
    getDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const article = await sheetArticle(queries, buyer, request.path.sku);
      const showsCrossTenantId = request.caller?.flags.shouldSeeCrossTenantProductId ?? false;
      return afterCommit(() =>
        pdfAnswer(datasheet(article, buyer, showsCrossTenantId), `datasheet-${request.path.sku}.pdf`),
      );
    },
    getSafetyDatasheetAvailability: async (request, queries) =>
      (await sheetArticle(queries, buyerOf(request), request.path.sku)).hasSafetyDatasheet,
    getSafetyDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const article = await sheetArticle(queries, buyer, request.path.sku);
      if (!article.hasSafetyDatasheet) refuse('not-found');
      return afterCommit(() => pdfAnswer(safetyDatasheet(article, buyer), `safety-${request.path.sku}.pdf`));
    },
  }) satisfies Handlers;
