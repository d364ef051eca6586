import type { Queries } from '../db';
import type { BranchProduct } from './branch';
import { insertRows } from './insert-rows';
import { repertoireOf } from './orders';
import type { DemoCustomer } from './people';
import { randomOf } from './random';

/** Share of the assortment a restricted customer may order besides what it always orders. */
const ALLOWED = 0.3;
/** Wine and spirits are no goods for canteens and youth hostels. */
const FORBIDDEN = /^(?:42|5)/;

/** The articles a customer with a restriction may order. */
export const allowedSkus = (
  customer: DemoCustomer,
  products: readonly BranchProduct[],
): ReadonlySet<string> => {
  const usual = new Set(repertoireOf(customer, products, '9999-12-31').map(({ sku }) => sku));
  return new Set(
    products
      .filter(
        ({ sku, doc }) =>
          !FORBIDDEN.test(doc.categoryId ?? '') &&
          (usual.has(sku) || randomOf(`allowed ${customer.id} ${sku}`).chance(ALLOWED)),
      )
      .map(({ sku }) => sku),
  );
};

/** Stores what customers with a restriction may order. */
export const storeRestrictions = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  productsOf: (tenant: string) => readonly BranchProduct[],
): Promise<void> => {
  const rows = customers
    .filter(({ isRestricted }) => isRestricted)
    .flatMap((customer) =>
      [...allowedSkus(customer, productsOf(customer.tenant))].map((sku) => ({
        tenant: customer.tenant,
        customer_id: customer.id,
        sku,
      })),
    );
  await insertRows(queries, 'assortment_entry', { tenant: 'text', customer_id: 'text', sku: 'text' }, rows);
};
