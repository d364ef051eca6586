import type { Product } from '@gastroshop/api-contract';
import { sql } from 'kysely';

/** How much of an article is usually bought at once, in storage units. */
export type UsualAmountOfProduct = NonNullable<Product['usualAmount']>;

/** The column: what this customer buys, else what all of the tenant do; null where nobody has bought it. */
export const usualAmountOf = (tenant: string, customerId: string) => sql`coalesce(
        (
          select json_build_object('of', 'CUSTOMER', 'smallest', u.smallest, 'largest', u.largest) from usual_amount u
          where u.tenant = ${tenant} and u.customer_id = ${customerId} and u.sku = s.sku
        ),
        (
          select json_build_object('of', 'TENANT', 'largest', a.largest) from usual_amount_of_all a
          where a.tenant = ${tenant} and a.sku = s.sku
        )
      )`;
