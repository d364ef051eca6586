import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES, readSettings } from './settings';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs/operations');
const read = (name: string) => readFileSync(path.join(DOCS, name), 'utf8');

/** OpenTelemetry's own settings, which its library reads. */
const OTHERS = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];

/** What a name is of: `OIDC` of `OIDC_ISSUER`. Names of other programs begin with another word. */
const familyOf = (name: string) => name.split('_')[0];

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

it('the pages and the example name settings that exist', () => {
  const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md'));
  const named = [
    ...pages.flatMap((page) => [...read(page).matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)]),
    ...(/environment: &settings\n(?: {6}.*\n)+/.exec(read('compose.yaml'))?.[0] ?? '').matchAll(
      /^ {6}([A-Z_]+):/gm,
    ),
  ].map(([, name = '']) => name);
  const known = new Set([...SETTING_NAMES.flatMap((name) => [name, `${name}_FILE`]), ...OTHERS]);
  expect(named.length).toBeGreaterThan(50);
  const families = new Set(SETTING_NAMES.map(familyOf));
  expect(named.filter((name) => families.has(familyOf(name)) && !known.has(name))).toEqual([]);
});
