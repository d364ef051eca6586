/**
 * How well the search finds: asks the judged queries of a running backend by HTTP and prints, per class and over all, how
 * many have an article that was meant among the first ten, and the nDCG of the first ten. The catalogue has to be
 * imported into the tenant that ORIGIN stands for.
 *
 * ORIGIN (http://localhost:8080), TENANT (AZ), PREFIX (R, before the numbers of the catalogue), SHOW=missed
 */
import { judgedQueries, type JudgedQuery } from './judged-queries';
import { scoreOf, TOP, type Score } from './score';

const { ORIGIN = 'http://localhost:8080', TENANT = 'AZ', PREFIX = 'R', SHOW } = process.env;

/** The smallest page there is; its first ten are judged. */
const SMALLEST_PAGE = 50;

interface Judged extends Score {
  readonly query: JudgedQuery;
  readonly milliseconds: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const skusOf = (page: unknown): readonly string[] =>
  isRecord(page) && Array.isArray(page['products'])
    ? page['products'].flatMap((product: unknown) =>
        isRecord(product) && typeof product['sku'] === 'string' ? [product['sku']] : [],
      )
    : [];

const ask = async (queryString: string): Promise<readonly string[]> => {
  const answer = await fetch(`${ORIGIN}/v1/t/${TENANT}/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queryString, page: { page: 0, size: SMALLEST_PAGE } }),
  });
  if (!answer.ok) throw new Error(`${queryString}: ${answer.status} ${await answer.text()}`);
  return skusOf(await answer.json());
};

const judge = async (query: JudgedQuery): Promise<Judged> => {
  const began = performance.now();
  const skus = await ask(query.query);
  const milliseconds = performance.now() - began;
  const ids = skus.map((sku) => (sku.startsWith(PREFIX) ? sku.slice(PREFIX.length) : sku));
  return { query, milliseconds, ...scoreOf(query, ids) };
};

const row = (name: string, judged: readonly Judged[]): string => {
  const hits = judged.filter(({ isHit }) => isHit).length;
  const ndcg = judged.reduce((total, one) => total + one.ndcg, 0) / judged.length;
  return `${name.padEnd(18)}${String(hits).padStart(4)} of ${String(judged.length).padEnd(4)} ${((100 * hits) / judged.length).toFixed(1).padStart(5)} %   nDCG@${TOP} ${ndcg.toFixed(3)}\n`;
};

const say = (text: string): void => {
  process.stdout.write(text);
};

// The first question reads the catalogue into memory.
await ask('butter');
const all: Judged[] = [];
for (const query of judgedQueries()) all.push(await judge(query));
for (const kind of new Set(all.map(({ query }) => query.kind)))
  say(
    row(
      kind,
      all.filter(({ query }) => query.kind === kind),
    ),
  );
say(row('all', all));
const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
say(
  `answers: p50 ${times.at(times.length / 2)?.toFixed(1) ?? ''} ms, p95 ${times.at(times.length * 0.95)?.toFixed(1) ?? ''} ms\n`,
);
if (SHOW === 'missed')
  for (const { query, isHit } of all) if (!isHit) say(`missed ${query.kind}: ${query.query}\n`);
