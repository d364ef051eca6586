/**
 * How long a search with all facets and a completion take: the judged queries are asked of a running backend by HTTP, by
 * one caller and by several at once, and the times until the whole answer is there are printed.
 *
 * ORIGIN (http://localhost:8080), TENANTS (AZ; several apart by commas take turns), CALLERS (1,20)
 */
import { judgedQueries } from './judged-queries';

const { ORIGIN = 'http://localhost:8080', TENANTS = 'AZ', CALLERS = '1,20' } = process.env;
const tenants = TENANTS.split(',');
const queries = judgedQueries().map(({ query }) => query);

/** The smallest page there is. */
const PAGE_SIZE = 50;

type Ask = (tenant: string, text: string) => readonly [path: string, body: object];

const KINDS: Readonly<Record<string, Ask>> = {
  search: (tenant, queryString) => [
    `/v1/t/${tenant}/products/search`,
    { queryString, page: { page: 0, size: PAGE_SIZE } },
  ],
  completion: (tenant, query) => [`/v1/t/${tenant}/products/complete`, { query }],
};

const timeOf = async ([path, body]: ReturnType<Ask>): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status}`);
  return performance.now() - began;
};

const askAll = async (ask: Ask, callers: number): Promise<readonly number[]> => {
  const times: number[] = [];
  let next = 0;
  const caller = async () => {
    for (;;) {
      const turn = next;
      next += 1;
      const query = queries[turn % queries.length];
      if (query === undefined || turn >= queries.length * tenants.length) return;
      times.push(await timeOf(ask(tenants[turn % tenants.length] ?? '', query)));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return times.toSorted((one, other) => one - other);
};

const at = (times: readonly number[], share: number): string =>
  (times[Math.floor(times.length * share)] ?? 0).toFixed(1);

for (const [kind, ask] of Object.entries(KINDS)) {
  // The first question of a tenant reads its catalogue into memory.
  for (const tenant of tenants) await timeOf(ask(tenant, 'butter'));
  for (const callers of CALLERS.split(',').map(Number)) {
    const times = await askAll(ask, callers);
    process.stdout.write(
      `${kind}, ${tenants.length} tenants, ${callers} at once: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, p99 ${at(times, 0.99)} ms\n`,
    );
  }
}
