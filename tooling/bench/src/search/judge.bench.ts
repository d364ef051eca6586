/**
 * How well the search finds: asks the judged queries of a backend by HTTP and prints, per class and over all, how many
 * have an article that was meant among the first ten, and the nDCG of the first ten; then, over the graded queries, the
 * graded nDCG and how many of the first three articles are wrong. Fails below 95 % over all or 90 % in a class.
 * `npm run bench:search`
 *
 * CATALOGUE_FILE (needed: the catalogue the queries were judged on); ORIGIN and TENANT (AZ) of a backend that holds it
 * already; PREFIX (R, before the numbers of the catalogue), SHOW (missed, wrong, or both)
 */
import { catalogueProducts } from './catalogue-products';
import { gradedQueries } from './graded-queries';
import { FIRST, gradedScoreOf, type GradedScore } from './graded-score';
import { judgedQueries, type JudgedQuery } from './judged-queries';
import { scoreOf, TOP, type Score } from './score';
import { withCatalogue, type SearchedCatalogue } from './with-catalogue';

const { CATALOGUE_FILE, PREFIX = 'R', SHOW } = process.env;

/** Shares that have to be reached. */
const OVER_ALL = 0.95;
const IN_A_CLASS = 0.9;

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

const ask = async (
  { origin, tenant }: SearchedCatalogue,
  queryString: string,
): Promise<readonly string[]> => {
  const answer = await fetch(`${origin}/v1/t/${tenant}/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queryString, page: { page: 0, size: SMALLEST_PAGE } }),
  });
  if (!answer.ok) throw new Error(`${queryString}: ${answer.status} ${await answer.text()}`);
  return skusOf(await answer.json());
};

/** The numbers of the catalogue that are answered. */
const idsFor = async (searched: SearchedCatalogue, query: string): Promise<readonly string[]> =>
  (await ask(searched, query)).map((sku) => (sku.startsWith(PREFIX) ? sku.slice(PREFIX.length) : sku));

const judge = async (searched: SearchedCatalogue, query: JudgedQuery): Promise<Judged> => {
  const began = performance.now();
  const ids = await idsFor(searched, query.query);
  const milliseconds = performance.now() - began;
  return { query, milliseconds, ...scoreOf(query, ids) };
};

const shareOf = (judged: readonly Judged[]): number =>
  judged.filter(({ isHit }) => isHit).length / judged.length;

const row = (name: string, judged: readonly Judged[]): string => {
  const hits = judged.filter(({ isHit }) => isHit).length;
  const ndcg = judged.reduce((total, one) => total + one.ndcg, 0) / judged.length;
  return `${name.padEnd(18)}${String(hits).padStart(4)} of ${String(judged.length).padEnd(4)} ${(100 * shareOf(judged)).toFixed(1).padStart(5)} %   nDCG@${TOP} ${ndcg.toFixed(3)}\n`;
};

const say = (text: string): void => {
  process.stdout.write(text);
};

interface Graded extends GradedScore {
  readonly kind: string;
}

const gradedRow = (name: string, graded: readonly Graded[]): string => {
  const ndcg = graded.reduce((total, one) => total + one.ndcg, 0) / graded.length;
  const wrong = graded.reduce((total, one) => total + one.wrong, 0);
  const places = graded.reduce((total, { shown }) => total + shown, 0);
  return `${name.padEnd(18)}${String(graded.length).padStart(4)}   graded nDCG@${TOP} ${ndcg.toFixed(3)}   wrong in the first three ${wrong} of ${places} (${((100 * wrong) / (places || 1)).toFixed(1)} %)\n`;
};

/** Prints how the graded queries fare; with SHOW=wrong which wrong articles come first. */
const sayGraded = async (searched: SearchedCatalogue): Promise<void> => {
  const products = catalogueProducts(CATALOGUE_FILE ?? '');
  const names = new Map(products.map(({ id, name, category }) => [id, `${name} (${category})`]));
  const all: Graded[] = [];
  for (const graded of gradedQueries(products)) {
    const ids = await idsFor(searched, graded.query);
    const score = gradedScoreOf(graded, ids);
    all.push({ kind: graded.kind, ...score });
    if (SHOW?.includes('wrong') !== true || score.wrong === 0) continue;
    const wrong = ids.slice(0, FIRST).filter((id) => !graded.grades.has(id));
    say(`${graded.query}: ${wrong.map((id) => names.get(id) ?? id).join('; ')}\n`);
  }
  for (const kind of new Set(all.map((one) => one.kind)))
    say(
      gradedRow(
        kind,
        all.filter((one) => one.kind === kind),
      ),
    );
  say(gradedRow('all graded', all));
};

await withCatalogue(async (searched) => {
  // The first question reads the catalogue into memory.
  await ask(searched, 'butter');
  const all: Judged[] = [];
  for (const query of judgedQueries()) all.push(await judge(searched, query));
  const kinds = new Set(all.map(({ query }) => query.kind));
  const classes = [...kinds].map((kind) => all.filter(({ query }) => query.kind === kind));
  for (const judged of classes) say(row(judged[0]?.query.kind ?? '', judged));
  say(row('all', all));
  const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  say(
    `answers: p50 ${times.at(times.length / 2)?.toFixed(1) ?? ''} ms, p95 ${times.at(times.length * 0.95)?.toFixed(1) ?? ''} ms\n`,
  );
  await sayGraded(searched);
  if (SHOW?.includes('missed') === true)
    for (const { query, isHit } of all) if (!isHit) say(`missed ${query.kind}: ${query.query}\n`);
  if (shareOf(all) < OVER_ALL || classes.some((judged) => shareOf(judged) < IN_A_CLASS)) process.exitCode = 1;
});
