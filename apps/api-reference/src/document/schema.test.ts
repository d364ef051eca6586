import { describe, expect, it } from 'vitest';
import { fieldsOf, typePhrase } from './schema';

describe('typePhrase', () => {
  it.each([
    [{ type: 'string' }, { kind: 'text', text: 'string' }],
    [
      { type: 'string', format: 'date' },
      { kind: 'text', text: 'date' },
    ],
    [
      { type: 'integer', minimum: 1, maximum: 99_999 },
      { kind: 'text', text: 'integer, 1 to 99999' },
    ],
    [
      { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
      { kind: 'text', text: 'integer' },
    ],
    [
      { type: 'string', minLength: 1 },
      { kind: 'text', text: 'string, at least 1 characters' },
    ],
    [
      { type: 'string', maxLength: 9 },
      { kind: 'text', text: 'string, at most 9 characters' },
    ],
    [{ enum: ['SINGLE', 'TOTAL'] }, { kind: 'text', text: '"SINGLE" | "TOTAL"' }],
    [{ const: 7 }, { kind: 'text', text: '7' }],
    [{ $ref: '#/components/schemas/Cart' }, { kind: 'shape', name: 'Cart' }],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Unit' } },
      { kind: 'list', of: { kind: 'shape', name: 'Unit' } },
    ],
    [{ allOf: [{ $ref: '#/components/schemas/Unit' }] }, { kind: 'shape', name: 'Unit' }],
    [
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      {
        kind: 'choice',
        of: [
          { kind: 'text', text: 'string' },
          { kind: 'text', text: 'null' },
        ],
      },
    ],
    [{}, { kind: 'text', text: 'anything' }],
  ])('says %j in words', (schema, phrase) => {
    expect(typePhrase(schema)).toEqual(phrase);
  });
});

describe('fieldsOf', () => {
  it('reads nested fields through lists, in order, with what is required', () => {
    const schema = {
      type: 'object',
      required: ['items'],
      properties: {
        items: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
        note: { type: 'string', description: 'For the kitchen.', 'x-extension': true },
      },
    };
    expect(
      fieldsOf(schema).map(({ name, required, isExtension, description, fields }) => [
        name,
        required,
        isExtension,
        description,
        fields.map((field) => field.name),
      ]),
    ).toEqual([
      ['items', true, false, '', ['sku']],
      ['note', false, true, 'For the kitchen.', []],
    ]);
  });
});
