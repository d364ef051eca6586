import { type Client, resolveOrderList } from '@gastroshop/api-client';
import type { Resolve } from '@gastroshop/testing/order-files';

/** The shop's own answers to lines, all in one call. */
export const resolveAtShop =
  (client: Client, who: { readonly tenant: string; readonly customerId: string }): Resolve =>
  async (lines) => {
    const answer = await resolveOrderList(client, {
      ...who,
      body: {
        lines: lines.map(({ alternatives, ...line }) => ({ ...line, alternatives: [...alternatives] })),
      },
    });
    return answer.lines.map(({ product, ...line }) => ({ ...line, sku: product?.sku }));
  };
