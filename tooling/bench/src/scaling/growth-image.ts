import type { GrowthData, GrowthFigure } from './growth-points';

const WIDTH = 880;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 70;
const STEPS = 5;
const DECADE = 10;

const LINES = [
  { key: 'searchP95', label: 'search, p95', colour: '#b3261e' },
  { key: 'searchP50', label: 'search, median', colour: '#e08a84' },
  { key: 'completionP95', label: 'completion, p95', colour: '#0b57a4' },
  { key: 'completionP50', label: 'completion, median', colour: '#84add6' },
] as const satisfies readonly {
  readonly key: keyof GrowthFigure;
  readonly label: string;
  readonly colour: string;
}[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const grouped = (count: number): string => count.toLocaleString('en-GB');

/** The first of 1, 2, 5, 10, 20 … that is not below a value. */
const roundUp = (value: number): number => {
  const power = DECADE ** Math.floor(Math.log10(Math.max(value, Number.MIN_VALUE)));
  return ([1, 2, 5].find((step) => step * power >= value) ?? DECADE) * power;
};

/**
 * Draws a measurement as SVG: articles on a logarithmic axis, milliseconds on a linear one.
 *
 * @throws Error when there are not two figures at least
 */
export const growthImage = ({ machine, measuredOn, figures }: GrowthData): string => {
  const [first] = figures;
  const last = figures.at(-1);
  if (first === undefined || last === undefined || figures.length < 2)
    throw new Error('A line needs two figures at least');
  const highest = roundUp(Math.max(...figures.flatMap((figure) => LINES.map(({ key }) => figure[key]))));
  const [from, to] = [Math.log10(first.articles), Math.log10(last.articles)];
  const x = (products: number) =>
    LEFT + ((Math.log10(products) - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number) => HEIGHT - BOTTOM - (ms / highest) * (HEIGHT - TOP - BOTTOM);
  const at = (value: number) => value.toFixed(1);

  const rows = Array.from({ length: STEPS + 1 }, (_, step) => (highest / STEPS) * step).map(
    (ms) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(ms))}" y2="${at(y(ms))}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${at(y(ms) + 4)}" text-anchor="end">${Number(ms.toPrecision(3))} ms</text>`,
  );
  const columns = figures.map(
    ({ articles, tenants }) =>
      `<line x1="${at(x(articles))}" x2="${at(x(articles))}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#eee"/>` +
      `<text x="${at(x(articles))}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${grouped(articles)}</text>` +
      `<text x="${at(x(articles))}" y="${HEIGHT - BOTTOM + 34}" text-anchor="middle" fill="#777">${tenants} ${tenants === 1 ? 'tenant' : 'tenants'}</text>`,
  );
  const lines = LINES.map(({ key, colour }) => {
    const points = figures.map((figure) => `${at(x(figure.articles))},${at(y(figure[key]))}`).join(' ');
    const dots = figures.map(
      (figure) =>
        `<circle cx="${at(x(figure.articles))}" cy="${at(y(figure[key]))}" r="3" fill="${colour}"><title>${grouped(figure.articles)}: ${figure[key].toFixed(1)} ms</title></circle>`,
    );
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`;
  });
  const legend = LINES.map(
    ({ label, colour }, place) =>
      `<rect x="${WIDTH - RIGHT + 12}" y="${TOP + place * 22}" width="12" height="12" fill="${colour}"/>` +
      `<text x="${WIDTH - RIGHT + 30}" y="${TOP + 10 + place * 22}">${label}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#222" role="img" aria-labelledby="title">`,
    `<title id="title">Cost of a search by the size of the catalogue</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="15">Search with all facets, and completion, one caller at a time</text>`,
    ...rows,
    ...columns,
    ...lines,
    ...legend,
    `<text x="${LEFT}" y="${HEIGHT - 10}" fill="#777">${escaped(`Articles, logarithmic. ${machine}, ${measuredOn}`)}</text>`,
    '</svg>',
    '',
  ].join('\n');
};
