import { afterCommit, type AfterCommit, type CallRequest, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { renderPdf } from '../../rendering';
import type { CatalogueMemory } from '../catalogue';
import { letterheadOf } from '../paper';
import { essenceGroups } from './essence-list';
import { essencePeriodOf } from './essence-period';
import { essenceSheet } from './essence-sheet';
import { recentItems } from './recent-items';
import { texts } from '../../text-files';

/** The essence list as PDF, set after the transaction and in another thread. */
export const essencePdf = async (
  queries: Queries,
  memory: CatalogueMemory,
  request: CallRequest<'getEssenceListPdf'>,
): Promise<AfterCommit<FileAnswer>> => {
  const { tenant, customer, locale, today, seesPrices } = request;
  const groups = await essenceGroups(queries, memory, request);
  const skus = groups.flatMap(({ products }) => products.map(({ sku }) => sku));
  const bought = await recentItems(queries, tenant, customer, skus, 1);
  const paper = essenceSheet({
    groups,
    lastBought: new Map(bought.map((item) => [item.sku, item])),
    periodDays: (await essencePeriodOf(queries, tenant, customer)).showEssenceForDays,
    letterhead: await letterheadOf(queries, request),
    customerName: `${customer.id} ${customer.displayName}`,
    locale,
    today,
    seesPrices,
  });
  return afterCommit(async (leaving) => ({
    mediaType: 'application/pdf',
    bytes: await renderPdf(paper, leaving),
    fileName: `${texts.getFixedT(locale, 'essence-paper')('title')}-${today}.pdf`,
  }));
};
