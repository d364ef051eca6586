import { afterCommit, type FileAnswer, type Handlers } from '../../calls';
import { refuse } from '../../http';
import type { Paper } from '../../papers';
import { renderPaper } from '../../rendering';
import { letterheadOf } from '../paper';
import { buyerOf } from '../product';
import { datasheet } from './datasheet';
import { safetyDatasheet } from './safety-datasheet';
import { sheetArticle } from './sheet-article';

const pdfAnswer = async (paper: Paper, fileName: string, leaving: AbortSignal): Promise<FileAnswer> => ({
  mediaType: 'application/pdf',
  bytes: await renderPaper(paper, leaving),
  fileName,
});

/** Datasheets as PDF, rendered after the connection was given back. */
export const datasheetHandlers = () =>
  ({
    getDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const article = await sheetArticle(queries, buyer, request.path.sku);
      const letterhead = await letterheadOf(queries, request);
      const showsCrossTenantId = request.caller?.flags.shouldSeeCrossTenantProductId ?? false;
      return afterCommit((leaving) =>
        pdfAnswer(
          datasheet(article, { ...buyer, letterhead }, showsCrossTenantId),
          `datasheet-${request.path.sku}.pdf`,
          leaving,
        ),
      );
    },
    getSafetyDatasheetAvailability: async (request, queries) =>
      (await sheetArticle(queries, buyerOf(request), request.path.sku)).hasSafetyDatasheet,
    getSafetyDatasheet: async (request, queries) => {
      const buyer = buyerOf(request);
      const article = await sheetArticle(queries, buyer, request.path.sku);
      if (!article.hasSafetyDatasheet) refuse('not-found');
      const letterhead = await letterheadOf(queries, request);
      return afterCommit((leaving) =>
        pdfAnswer(
          safetyDatasheet(article, { ...buyer, letterhead }),
          `safety-${request.path.sku}.pdf`,
          leaving,
        ),
      );
    },
  }) satisfies Handlers;
