import { afterCommit, type AfterCommit, type CallRequest, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { renderWorkbook } from '../../rendering';
import { EXCEL_TYPE } from '../../spreadsheet';
import { readTenantProfile } from '../../tenant-profile';
import { buyerOf, loadProducts } from '../product';
import { chosenInventories } from './chosen-inventories';
import { inventoryWorkbook } from './inventory-workbook';
import { texts } from '../../text-files';

/**
 * Inventories as a spreadsheet. Without a mode there is a sheet for each.
 *
 * @throws ProblemError as {@link chosenInventories} does
 */
export const exportInventories = async (
  queries: Queries,
  request: CallRequest<'getInventoriesExcel'>,
): Promise<AfterCommit<FileAnswer>> => {
  const { tenant, customer, query, locale, seesPrices, today } = request;
  const { groupByArticleChecked, generationMode = 'SINGLE', fromDate, toDate, inventoryIds } = query;
  const inventories = await chosenInventories(queries, {
    tenant,
    customerId: customer.id,
    inventoryIds,
    fromDate,
    toDate,
  });
  const skus = inventories.flatMap(({ inventoryItems }) =>
    inventoryItems.map(({ productSku }) => productSku),
  );
  const products = await loadProducts(queries, buyerOf(request), [...new Set(skus)]);
  const { displayName: shop } = await readTenantProfile(queries, tenant);
  return afterCommit(async (leaving) => ({
    mediaType: EXCEL_TYPE,
    fileName: `${texts.getFixedT(locale, 'inventory-workbook')('fileName')} ${today}.xlsx`,
    bytes: await renderWorkbook(
      inventoryWorkbook({
        shop,
        customerName: `${customer.id} ${customer.displayName}`,
        inventories,
        products,
        locale,
        today,
        showsPrices: seesPrices,
        generationMode,
        groupByArticleChecked,
      }),
      leaving,
    ),
  }));
};
