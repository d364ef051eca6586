import { describe, expect, it } from 'vitest';
import { firstRowsOf, namedInTexts, namedTenants } from './named-tenants';

const rows = firstRowsOf("values ('LL', 'LM'), ('KI', 'KI');", { quellberg: {} });

describe('what names a tenant', () => {
  it.each([
    ["if (mainTenant === 'LM') ask();", "1: 'LM'"],
    ["\nconst own = ['LL'];", "2: 'LL'"],
    ['const looks = { KI: 1 };', "1: 'KI'"],
    ["const theme = 'quellberg';", "1: 'quellberg'"],
    ['const title = `Shop of Quellberg ${name}`;', "1: 'Shop of Quellberg '"],
  ])('%s', (source, place) => {
    expect(namedTenants('a.ts', source, rows)).toEqual([place]);
  });

  it.each([
    '// LM asks, and so does quellberg',
    "const other = 'LX';",
    "const text = 'KILO';",
    "shape.meta({ examples: [{ tenant: 'LL' }] });",
    "field.describe('A group such as LM, or quellberg');",
    "const path = '/landmarktTenant/{userName}';",
  ])('not: %s', (source) => {
    expect(namedTenants('a.ts', source, rows)).toEqual([]);
  });

  it('also in texts', () => {
    expect(namedInTexts('{ "quellberg": "Shop", "title": "Willkommen bei Quellberg" }', rows)).toEqual([
      "'Willkommen bei Quellberg'",
    ]);
  });
});
