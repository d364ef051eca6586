import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES, readSettings } from './settings';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs/operations');
const read = (name: string) => readFileSync(path.join(DOCS, name), 'utf8');

/** Words of capitals that are no settings of the shop: what each page has them for. */
const OTHERS = new Set([
  // OpenTelemetry's own settings and Node's, which they read themselves.
  ...['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'NODE_EXTRA_CA_CERTS'],
  // Of scripts: restore.sh, and the measurements of a catalogue and of the search.
  ...['PG_BIN', 'CATALOGUE_FILE', 'MEASURE_DATABASE_URL', 'SHOW'],
  // Of other services of the compose file.
  'OBJECTS_PASSWORD',
  // Values of documents.
  ...['DELIVERY_TIME', 'ORDER_TIME', 'IN_PREPARATION', 'PUSH_NOTIFICATION'],
  ...['LINES_AND_DAY', 'ORDER_TEMPLATES', 'ORDER_PAD', 'STANDING_ORDERS'],
]);

it('every setting has its row, and every row is a setting', () => {
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z][^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(rows.toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

it('the defaults are those of an installation that sets nothing', () => {
  const settings = new Map<string, unknown>(Object.entries(readSettings({})));
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z][^|]+) \| ([^|]+) \|/gm)];
  const said = rows.flatMap(([, cell = '', defaults = '']) => {
    const names = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    const values = defaults.split(',').map((value) => value.trim());
    return names.length === values.length ? names.map((name, at) => [name, values[at] ?? ''] as const) : [];
  });
  // A value as it is typed; what the process makes of its surroundings is said in words and read elsewhere.
  const typed = said.filter(([name, value]) => /^`[a-z0-9.]+`$/.test(value) && settings.has(name));
  expect(typed.length).toBeGreaterThanOrEqual(12);
  expect(typed.map(([name, value]) => [name, value.slice(1, -1)])).toEqual(
    typed.map(([name]) => [name, String(settings.get(name))]),
  );
});

it('whatever looks like a setting on a page, in text or in an example, is one', () => {
  const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md'));
  const texts = [...pages.map(read), readFileSync(path.join(DOCS, '../security.md'), 'utf8')];
  const named = [
    ...texts.flatMap((text) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
    // One word alone is told by its value.
    ...texts.flatMap((text) => [...text.matchAll(/[`\s]([A-Z]{3,})=/g)].map(([, name = '']) => name)),
    ...[
      ...(/environment: &settings\n(?: {6}.*\n)+/.exec(read('compose.yaml'))?.[0] ?? '').matchAll(
        /^ {6}([A-Z_]+):/gm,
      ),
    ].map(([, name = '']) => name),
  ];
  const known = new Set([...SETTING_NAMES.flatMap((name) => [name, `${name}_FILE`]), ...OTHERS]);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
