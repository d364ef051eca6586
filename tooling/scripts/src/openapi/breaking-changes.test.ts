import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';
import { announcesMajor } from './announces-major';
import { breakingChanges } from './breaking-changes';
import { objectOf, type Json } from './json';
import { withoutWords } from './without-words';

const contract = objectOf(readJson(path.join(root, 'packages/api-contract/openapi.json')));

type Schema = Json;
const text: Schema = { type: 'string' };
const object = (properties: Json, required: readonly string[] = [], more: Json = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...more,
});

/** A contract of one call that takes and answers what is given. */
const callWith = ({
  body,
  answer,
  call = {},
  schemas = {},
}: {
  body?: Schema;
  answer?: Schema;
  call?: Json;
  schemas?: Json;
}) => ({
  paths: {
    '/a': {
      post: {
        operationId: 'a',
        'x-access': 'signed-in',
        parameters: [
          {
            in: 'query',
            name: 'size',
            required: false,
            schema: { type: 'integer', minimum: 1, maximum: 300 },
          },
        ],
        ...(body && { requestBody: { required: false, content: { 'application/json': { schema: body } } } }),
        responses: { 200: { content: { 'application/json': { schema: answer ?? text } } }, 404: {} },
        ...call,
      },
    },
  },
  components: { schemas },
});
const A = { $ref: '#/components/schemas/A' };
const parameter = (more: Json) => ({
  call: {
    parameters: [
      {
        in: 'query',
        name: 'size',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 300 },
        ...more,
      },
    ],
  },
});

describe('what breaks clients', () => {
  it.each<[string, Parameters<typeof callWith>[0], Parameters<typeof callWith>[0], RegExp]>([
    ['a call for fewer', {}, { call: { 'x-access': 'customer' } }, /fewer now/],
    ['a new role', {}, { call: { 'x-roles': ['r'] } }, /role r/],
    ['another name', {}, { call: { operationId: 'b' } }, /called b/],
    ['a parameter taken away', {}, { call: { parameters: [] } }, /size is refused/],
    ['a parameter required', {}, parameter({ required: true }), /size is required/],
    [
      'a parameter with a lower maximum',
      {},
      parameter({ schema: { type: 'integer', minimum: 1, maximum: 100 } }),
      /maximum: 100 instead of 300/,
    ],
    [
      'a parameter with a higher minimum',
      {},
      parameter({ schema: { type: 'integer', minimum: 2, maximum: 300 } }),
      /minimum/,
    ],
    [
      'a parameter of other values',
      {},
      parameter({ schema: { type: 'integer', enum: [50, 100] } }),
      /takes any no more/,
    ],
    [
      'a new parameter that is required',
      { call: { parameters: [] } },
      parameter({ required: true }),
      /new and required/,
    ],
    [
      'a new body that is required',
      {},
      { call: { requestBody: { required: true, content: {} } } },
      /body is required/,
    ],
    ['a body taken away', { body: text }, {}, /body is gone/],
    [
      'a required property of a body',
      { body: object({}) },
      { body: object({ x: text }, ['x']) },
      /x is required/,
    ],
    [
      'a property of a closed body taken away',
      { body: object({ x: text }, [], { additionalProperties: false }) },
      { body: object({}, [], { additionalProperties: false }) },
      /x is refused/,
    ],
    [
      'a body closed',
      { body: object({}) },
      { body: object({}, [], { additionalProperties: false }) },
      /no further/,
    ],
    ['a body of another type', { body: text }, { body: { type: 'number' } }, /type string/],
    [
      'a value of a body taken away',
      { body: { type: 'string', enum: ['a', 'b'] } },
      { body: { type: 'string', enum: ['a'] } },
      /takes b no more/,
    ],
    ['a body with a pattern', { body: text }, { body: { ...text, pattern: '^a' } }, /another pattern/],
    ['a body with a length', { body: text }, { body: { ...text, maxLength: 5 } }, /maxLength: 5/],
    ['a body without null', { body: { anyOf: [text, { type: 'null' }] } }, { body: text }, /null/],
    [
      'entries of a list narrower',
      { body: { type: 'array', items: text } },
      { body: { type: 'array', items: { ...text, minLength: 1 } } },
      /\[\] has a narrower minLength/,
    ],
    ['an answer taken away', {}, { call: { responses: { 204: {} } } }, /answer 200 is gone/],
    ['an answer of another type', {}, { answer: { type: 'number' } }, /type number/],
    [
      'an answer of another kind',
      {},
      { call: { responses: { 200: { content: { 'text/csv': {} } } } } },
      /json is gone/,
    ],
    [
      'a property of an answer taken away',
      { answer: object({ x: text }, ['x']) },
      { answer: object({}) },
      /x may be missing/,
    ],
    [
      'an optional property of an answer taken away',
      { answer: object({ x: text }) },
      { answer: object({}) },
      /x is gone/,
    ],
    [
      'a property of an answer optional',
      { answer: object({ x: text }, ['x']) },
      { answer: object({ x: text }) },
      /x may be missing/,
    ],
    ['an answer that may be null', { answer: text }, { answer: { type: ['string', 'null'] } }, /type null/],
    [
      'a component deep inside',
      { answer: { type: 'array', items: A }, schemas: { A: object({ a: A, x: text }, ['x']) } },
      { answer: { type: 'array', items: A }, schemas: { A: object({ a: A, x: text }) } },
      /^A\.x may be missing/,
    ],
    [
      'one of several shapes',
      { answer: { anyOf: [A, text] }, schemas: { A: object({ x: text }, ['x']) } },
      { answer: { anyOf: [A, text] }, schemas: { A: object({}) } },
      /^A\.x/,
    ],
  ])('%s is refused', (_name, before, after, complaint) => {
    expect(breakingChanges(callWith(before), callWith(after)).join('\n')).toMatch(new RegExp(complaint, 'm'));
  });

  it.each<[string, Parameters<typeof callWith>[0], Parameters<typeof callWith>[0]]>([
    ['a call for more', {}, { call: { 'x-access': 'anonymous' } }],
    [
      'another status of errors',
      {},
      { call: { responses: { 200: { content: { 'application/json': { schema: text } } }, 429: {} } } },
    ],
    ['a wider parameter', {}, parameter({ schema: { type: 'number', minimum: 0 } })],
    ['a new optional parameter', { call: { parameters: [] } }, {}],
    [
      'a property of a body that may be left out',
      { body: object({}, [], { additionalProperties: false }) },
      { body: object({ x: text }, [], { additionalProperties: false }) },
    ],
    [
      'a property of a body no longer required',
      { body: object({ x: text }, ['x']) },
      { body: object({ x: text }) },
    ],
    ['a further value of a body', { body: { enum: ['a'] } }, { body: { enum: ['a', 'b'] } }],
    [
      'what is in two forms, written in another way',
      { answer: { anyOf: [{ ...text, enum: ['a', 'b'] }, { type: 'null' }] } },
      { answer: { type: ['string', 'null'] } },
    ],
    ['one more shape of a body', { body: text }, { body: { anyOf: [text, { type: 'null' }] } }],
    [
      'a further value of an answer',
      { answer: { type: 'string', enum: ['a'] } },
      { answer: { type: 'string', enum: ['a', 'b'] } },
    ],
    ['a further property of an answer', { answer: object({}) }, { answer: object({ x: text }, ['x']) }],
    [
      'other words',
      { body: { ...text, description: 'x' } },
      { body: { ...text, description: 'y', examples: ['z'] } },
    ],
    ['a component in place of what it is', { answer: text }, { answer: A, schemas: { A: text } }],
  ])('%s is not', (_name, before, after) => {
    expect(breakingChanges(callWith(before), callWith(after))).toEqual([]);
  });

  it('a call taken away is, a new one is not', () => {
    expect(breakingChanges(callWith({}), { paths: {} })).toEqual(['POST /a is gone']);
    expect(breakingChanges({ paths: {} }, callWith({}))).toEqual([]);
  });
});

describe('the contract itself', () => {
  it('breaks nobody beside itself, with words and without', () => {
    expect(breakingChanges(contract, contract)).toEqual([]);
    expect(breakingChanges(objectOf(withoutWords(contract)), contract)).toEqual([]);
    expect(breakingChanges(contract, objectOf(withoutWords(contract)))).toEqual([]);
  });

  it('keeps properties that are called like words', () => {
    const named = { properties: { description: { type: 'string', description: 'x' }, tags: text } };
    expect(withoutWords(named)).toEqual({ properties: { description: { type: 'string' }, tags: text } });
  });

  it('is refused without a property of any shape, in bodies, answers and problems', () => {
    const components = objectOf(contract['components']);
    const shapes = Object.entries(objectOf(components['schemas'])).flatMap(([name, schema]) => {
      const properties = objectOf(objectOf(schema)['properties']);
      // One that leads to no other shape, which could then not be looked at.
      const field = Object.keys(properties).find((key) => !JSON.stringify(properties[key]).includes('$ref'));
      return field === undefined ? [] : [{ name, schema: objectOf(schema), properties, field }];
    });
    const poorer = shapes.map(({ name, schema, properties, field }): [string, Json] => {
      const rest = Object.entries(properties).filter(([key]) => key !== field);
      return [name, { ...schema, properties: Object.fromEntries(rest) }];
    });
    const schemas = { ...objectOf(components['schemas']), ...Object.fromEntries<Json>(poorer) };
    const faults = breakingChanges(contract, { ...contract, components: { ...components, schemas } });
    const missing = shapes.filter(
      ({ name, field }) =>
        !['is gone', 'is refused now'].some((fault) => faults.includes(`${name}.${field} ${fault}`)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(shapes.length).toBeGreaterThan(100);
  });
});

describe('announcesMajor', () => {
  it.each([
    ["---\n'@gastroshop/api-contract': major\n---\n\nText.", true],
    ['---\n"@gastroshop/api-contract": major\n---\n', true],
    ["---\n'@gastroshop/api-client': major\n'@gastroshop/api-contract': minor\n---\n", false],
    ["---\n'@gastroshop/api-contract-x': major\n---\n", false],
    ["---\n'@gastroshop/shop': patch\n---\n\n'@gastroshop/api-contract': major\n", false],
    ['', false],
  ])('%j: %s', (changeset, expected) => {
    expect(announcesMajor(changeset, '@gastroshop/api-contract')).toBe(expected);
  });
});
