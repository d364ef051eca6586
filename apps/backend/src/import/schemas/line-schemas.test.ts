import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMPORT_KINDS, schemaText, type ImportKind } from './line-schemas';
import { EXAMPLE_LINES } from '../testing/example-lines';

const publishedIn = path.resolve(import.meta.dirname, '../../../../../docs/operations/import');

const published = (kind: ImportKind): string => {
  const file = path.join(publishedIn, `${kind}.schema.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Like with like: the file is laid out by the formatter. */
const plain = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

describe('the published schema', () => {
  it.each(IMPORT_KINDS)('of %s is what the import checks by (else: import-schema prints it)', (kind) => {
    expect(plain(published(kind))).toEqual(plain(schemaText(kind)));
  });

  it.each(IMPORT_KINDS)('of %s passes what the import takes, and refuses what lacks something', (kind) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    const isLine = ajv.compile(JSON.parse(published(kind)) as object);
    expect(isLine(EXAMPLE_LINES[kind]), JSON.stringify(isLine.errors)).toBe(true);
    // Of tenants all but the tenant may be left to its group.
    for (const name of Object.keys(EXAMPLE_LINES[kind]).slice(0, kind === 'tenants' ? 1 : 2)) {
      const less = Object.entries(EXAMPLE_LINES[kind]).filter(([other]) => other !== name);
      expect(isLine(Object.fromEntries(less)), name).toBe(false);
    }
  });
});
