import { readFileSync } from 'node:fs';
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

/** Names of figures that a text speaks of; histograms are asked for by their parts. */
const FIGURE = /\b(?:analytics|content|http|jobs?|database|open|search|nodejs|orders|sign|stray)_[a-z0-9_]+/g;
const figuresOf = (text: string) =>
  [...new Set(text.match(FIGURE) ?? [])].map((name) => name.replace(/_(?:count|bucket|sum)$/, ''));

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
  for (const name of ['watching.md', 'alerts.yaml', 'board.json']) {
    const named = figuresOf(read(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((figure) => !told.has(figure))).toEqual([]);
  }
  expect(body).toMatch(/^jobs_waiting\{kind="hand-over"\} 0$/m);
  expect(body).toMatch(/^jobs_parked\{kind="hand-over"\} 0$/m);
  // Each alert is explained.
  for (const [, alert = ''] of read('alerts.yaml').matchAll(/alert: (\w+)/g))
    expect(read('watching.md')).toContain(`\`${alert}\``);
});

it('figures of a database that is away are left out, and the others stay', async () => {
  const store = await openQuickStore();
  const away = { ...store, asSystem: () => Promise.reject(new Error('away')) };
  const text = await createRegistry(shopFigures(away, createOpenStreams())).metrics();
  await store.close();
  expect(text).not.toContain('jobs_waiting{');
  expect(text).toContain('open_streams 0');
});
