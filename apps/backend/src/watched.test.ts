import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createOpenStreams } from './calls';
import { addCounter, createRegistry, registerMetrics } from './runtime';
import { COUNTED, shopFigures } from './shop-figures';
import { openQuickStore } from './testing';
import { registerTestShield } from './testing/register-test-shield';

const DOCS = path.resolve(import.meta.dirname, '../../../docs/operations');
const read = (name: string) => readFileSync(path.join(DOCS, name), 'utf8');

/** Figures are several words; of a histogram its parts are asked for. */
const withoutPart = (name: string) => name.replace(/_(?:count|bucket|sum)$/, '');

/** Pages about figures alone: every name of several words in them is one. */
const WHOLE: readonly string[] = ['watching.md', 'alerts.yaml', 'board.json'];
/** But for a variable of nginx, a value of a label and a function of the collector. */
const NO_FIGURES: readonly string[] = ['request_id', 'in_use', 'histogram_quantile'];
const figuresOf = (text: string) =>
  [...new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])]
    .filter((name) => !NO_FIGURES.includes(name))
    .map(withoutPart);

/** Other pages name tables and settings of PostgreSQL as well: there a figure is told by how it begins or ends. */
const QUOTED =
  /`((?:analytics|content|http|jobs?|database|open|search|nodejs|process|orders|sign|stray)_[a-z0-9_]+|[a-z_]+_(?:total|seconds|bytes))(?:\{[^`]*\})?`/g;
/** A table, and a parameter of the search cluster. */
const OTHERS: readonly string[] = ['search_change', 'search_after'];
const quotedFiguresOf = (text: string) =>
  [...text.matchAll(QUOTED)]
    .map(([, name = '']) => withoutPart(name))
    .filter((name) => !OTHERS.includes(name));

/** What the collector adds by itself. */
const OF_COLLECTOR: readonly string[] = ['instance', 'le'];

it('every figure that the pages, the alerts and the board name is one that /metrics tells', async () => {
  const store = await openQuickStore();
  const registry = createRegistry(shopFigures(store, createOpenStreams()));
  for (const counted of Object.values(COUNTED)) addCounter(registry, counted);
  const app = Fastify();
  await registerTestShield(app);
  registerMetrics(app, undefined, registry);
  const { body } = await app.inject({ url: '/metrics', headers: { host: '10.0.0.1:3000' } });
  await app.close();
  await store.close();
  const told = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  for (const name of WHOLE) expect(figuresOf(read(name)).length).toBeGreaterThan(5);
  const named = readdirSync(DOCS)
    .filter((name) => name.endsWith('.md') || WHOLE.includes(name))
    .flatMap((name) => (WHOLE.includes(name) ? figuresOf(read(name)) : quotedFiguresOf(read(name))));
  expect(named.filter((figure) => !told.has(figure))).toEqual([]);
  expect(body).toMatch(/^jobs_waiting\{kind="hand-over"\} 0$/m);
  expect(body).toMatch(/^jobs_parked\{kind="hand-over"\} 0$/m);
  // What is asked of a kind of job is asked of one that there is.
  const kinds = [...body.matchAll(/^jobs_waiting\{kind="([^"]+)"\}/gm)].map(([, kind = '']) => kind);
  const asked = ['alerts.yaml', 'board.json', 'watching.md'].flatMap((name) =>
    [
      ...read(name)
        .replaceAll('\\"', '"')
        .matchAll(/kind=~?"([^"]+)"/g),
    ].map(([, kind = '']) => kind),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((kind) => !kinds.some((one) => new RegExp(`^(?:${kind})$`).test(one)))).toEqual([]);
  // Each alert is explained.
  for (const [, alert = ''] of read('alerts.yaml').matchAll(/alert: (\w+)/g))
    expect(read('watching.md')).toContain(`\`${alert}\``);
});

it('every figure has the labels that the page, the alerts and the board name', async () => {
  const store = await openQuickStore();
  const figures: readonly { readonly name: string; readonly labels?: readonly string[] | undefined }[] = [
    ...shopFigures(store, createOpenStreams()),
    ...Object.values(COUNTED),
  ];
  await store.close();
  const page = read('watching.md');
  for (const { name, labels = [] } of figures) {
    const [, cell] = new RegExp(`^\\| \`${name}\` +\\|([^|]*)\\|`, 'm').exec(page) ?? [];
    expect([name, [...(cell ?? 'no row').matchAll(/`(\w+)`/g)].map(([, label]) => label)]).toEqual([
      name,
      [...labels],
    ]);
  }
  const known = new Set([
    'method',
    'route',
    'status',
    ...OF_COLLECTOR,
    ...figures.flatMap(({ labels = [] }) => labels),
  ]);
  for (const name of ['alerts.yaml', 'board.json']) {
    const text = read(name).replaceAll('\\"', '"');
    const used = [
      ...[...text.matchAll(/ by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
      ...[...text.matchAll(/\w\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
      ),
    ];
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((label) => !known.has(label))).toEqual([]);
  }
});

it('what the pages say that the log says, it says', () => {
  const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const sentences = readdirSync(DOCS)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [...read(name).matchAll(/`([A-Z][a-z]*(?: [a-z]+){2,})`/g)].map(([, text = '']) => text),
    );
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => !source.includes(`'${text}`))).toEqual([]);
});

it('figures of a database that is away are left out, and the others stay', async () => {
  const store = await openQuickStore();
  const away = { ...store, asSystem: () => Promise.reject(new Error('away')) };
  const text = await createRegistry(shopFigures(away, createOpenStreams())).metrics();
  await store.close();
  expect(text).not.toContain('jobs_waiting{');
  expect(text).toContain('open_streams 0');
});
