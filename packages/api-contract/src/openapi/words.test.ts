import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AnyCall, contract } from '../contract';
import { openApiDocument } from './build';
import { wordless } from './testing/wordless';

const document = openApiDocument();

describe('the words of the contract', () => {
  it('go with every property and every parameter', () => {
    expect(wordless(document)).toEqual([]);
  });

  it('say more than the name does', () => {
    const { components } = document;
    const unit = {
      properties: {
        name: { description: 'The name' },
        gtins: {},
        ratio: { description: 'Storage units held by one', examples: [{ properties: { of: 'data' } }] },
        parts: {
          description: 'What it holds',
          items: { properties: { sortKey: { description: 'Sort key' } } },
        },
      },
    };
    expect(wordless({ components: { ...components, schemas: { Unit: unit } }, paths: {} })).toEqual([
      'Unit.name',
      'Unit.gtins',
      'Unit/parts.sortKey',
    ]);
  });

  it('of a parameter are its own', () => {
    const { components, paths } = document;
    const [path = '', item = {}] = Object.entries(paths).find(([key]) => key.includes('{tenant}')) ?? [];
    const silent = Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        { ...operation, parameters: [{ name: 'tenant', in: 'path' as const, required: true, schema: {} }] },
      ]),
    );
    expect(wordless({ components, paths: { [path]: silent } })).toEqual(
      Object.values(item).map(({ operationId }) => `${operationId}(tenant)`),
    );
  });

  it('are shown at work: every body has an example', () => {
    const silent = Object.entries<AnyCall>({ ...contract })
      .filter(([, { body }]) => body !== undefined && z.globalRegistry.get(body)?.['examples'] === undefined)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});
