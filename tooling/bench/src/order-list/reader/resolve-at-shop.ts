import { type Client, resolveOrderList } from '@gastroshop/api-client';
import type { Resolve } from '@gastroshop/testing/order-files';

/** The shop searches the words of so many names in one call. */
const LINES_A_CALL = 400;

/** The shop's own answers to lines; those of a long list in several calls. */
export const resolveAtShop =
  (client: Client, who: { readonly tenant: string; readonly customerId: string }): Resolve =>
  async (lines) => {
    const answers: Awaited<ReturnType<Resolve>>[number][] = [];
    for (let from = 0; from < lines.length; from += LINES_A_CALL) {
      const part = lines.slice(from, from + LINES_A_CALL);
      const answer = await resolveOrderList(client, {
        ...who,
        body: {
          lines: part.map(({ alternatives, ...line }) => ({ ...line, alternatives: [...alternatives] })),
        },
      });
      answers.push(
        ...answer.lines.map(({ product, ...line }) => ({
          ...line,
          sku: product?.sku,
          productName: product?.name,
        })),
      );
    }
    return answers;
  };
