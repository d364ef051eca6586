import {
  createClient,
  createStandingOrder,
  getStandingOrderOccurrences,
  putStandingOrder,
  stopStandingOrder,
} from '@gastroshop/api-client';
import type { Buyers } from '../backend/buyers';
import { standingLines } from './seed-standing-orders';

const LINES = 100;
const TURNS = 21;

/** How long the next four of a standing order of a hundred lines take: the middle one and the slowest of some. */
export const measurePreview = async (origin: string, buyers: Buyers): Promise<string> => {
  const client = createClient({
    basePaths: { shop: `${origin}/v1` },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', buyers.headers()['authorization'] ?? '');
      return fetch(input, { ...init, headers });
    },
  });
  const { customerId } = buyers.buyerOf(0);
  const own = { tenant: 'AZ', customerId };
  const today = new Date().toISOString().slice(0, 10);
  const settings = {
    name: 'Hundert Zeilen',
    from: today,
    mode: 'SUBMIT_AT_DEADLINE' as const,
    closedDays: 'LATER' as const,
    guards: { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' as const },
    lines: standingLines(buyers, 0, LINES),
  };
  const rhythm = (days: readonly number[]) => ({ kind: 'WEEKDAYS' as const, days: [...days] });
  const first = await createStandingOrder(client, {
    ...own,
    body: { ...settings, rhythm: rhythm([1, 2, 3, 4, 5]) },
  });
  // On the days there are deliveries: on others it would be halted.
  const { id: standingOrderId, lines } = await putStandingOrder(client, {
    ...own,
    standingOrderId: first.id,
    body: { ...settings, rhythm: rhythm(first.deliveryDays), version: first.version },
  });
  const times: number[] = [];
  let shown = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    shown = (await getStandingOrderOccurrences(client, { ...own, standingOrderId })).length;
    times.push(performance.now() - began);
  }
  await stopStandingOrder(client, { ...own, standingOrderId });
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = 0, slowest = 0] = [sorted[Math.floor(TURNS / 2)], sorted.at(-1)];
  return `${shown} cards, ${lines.length} lines: ${middle.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms at most`;
};
