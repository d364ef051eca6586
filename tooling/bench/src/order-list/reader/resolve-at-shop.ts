import { type Client, resolveOrderList } from '@gastroshop/api-client';
import type { Resolve } from '@gastroshop/testing/order-files';

/** Lines the backend takes in one call. */
const LINES_A_CALL = 10_000;

type AskedLine = Parameters<Resolve>[0][number];
type Answer = Awaited<ReturnType<Resolve>>[number];

/**
 * The shop's own answers to lines; lines left out of a call because it held too many names are asked about again.
 * `beforeCall` is waited for before each call: many of them outlive a sign-on.
 */
export const resolveAtShop = (
  client: Client,
  who: { readonly tenant: string; readonly customerId: string },
  beforeCall: () => Promise<void>,
): Resolve => {
  const answersOf = async (lines: readonly AskedLine[]): Promise<readonly Answer[]> => {
    const body = {
      lines: lines.map(({ alternatives, ...line }) => ({ ...line, alternatives: [...alternatives] })),
    };
    await beforeCall();
    const resolved = await resolveOrderList(client, { ...who, body });
    const answers = resolved.lines.map(({ product, ...line }) => ({
      ...line,
      sku: product?.sku,
      productName: product?.name,
    }));
    const leftOut = lines.filter((_, index) => resolved.lines[index]?.notSearched);
    if (leftOut.length === 0) return answers;
    const further = (await answersOf(leftOut)).values();
    return answers.map((answer) => (answer.notSearched ? (further.next().value ?? answer) : answer));
  };
  return async (lines) => {
    const answers: Answer[] = [];
    for (let from = 0; from < lines.length; from += LINES_A_CALL)
      answers.push(...(await answersOf(lines.slice(from, from + LINES_A_CALL))));
    return answers;
  };
};
