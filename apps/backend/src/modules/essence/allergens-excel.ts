import { afterCommit, type AfterCommit, type CallRequest, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { renderWorkbook } from '../../rendering';
import { EXCEL_TYPE } from '../../spreadsheet';
import { readTenantProfile } from '../../tenant-profile';
import type { CatalogueMemory } from '../catalogue';
import { allergenFacts } from './allergen-facts';
import { allergenWorkbook } from './allergen-workbook';
import { essenceGroups } from './essence-list';
import { texts } from '../../text-files';

/** The allergens of the essence list as a spreadsheet, written after the transaction and in another thread. */
export const allergensExcel = async (
  queries: Queries,
  memory: CatalogueMemory,
  request: CallRequest<'getAllergensExcel'>,
): Promise<AfterCommit<FileAnswer>> => {
  const { tenant, customer, locale, today } = request;
  const groups = await essenceGroups(queries, memory, request);
  const skus = groups.flatMap(({ products }) => products.map(({ sku }) => sku));
  const workbook = allergenWorkbook(groups, await allergenFacts(queries, request, skus), {
    shop: (await readTenantProfile(queries, tenant)).displayName,
    customerName: `${customer.id} ${customer.displayName}`,
    locale,
    today,
  });
  return afterCommit(async (leaving) => ({
    mediaType: EXCEL_TYPE,
    bytes: await renderWorkbook(workbook, leaving),
    fileName: `${texts.getFixedT(locale, 'essence-paper')('allergenTitle')}-${today}.xlsx`,
  }));
};
