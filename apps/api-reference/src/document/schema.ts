import { isObject, objectAt, objectsAt, textAt, textsAt, type JsonObject } from './json';

/** What a schema says in one line: a type in words, or the name of a shape that has a description of its own. */
export type TypePhrase =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'shape'; readonly name: string }
  | { readonly kind: 'list'; readonly of: TypePhrase }
  | { readonly kind: 'choice'; readonly of: readonly TypePhrase[] };

const COMPONENT = '#/components/schemas/';

const literal = (value: unknown): string => JSON.stringify(value);

const RANGES = [
  ['minimum', 'maximum', ''],
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' entries'],
] as const;

/** A bound that somebody chose; those of a machine number say nothing about the trade. */
const boundAt = (schema: JsonObject, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
};

const bounds = (schema: JsonObject): string =>
  RANGES.map(([low, high, what]) => {
    const [from, to] = [boundAt(schema, low), boundAt(schema, high)];
    if (from !== undefined && to !== undefined) return `, ${from} to ${to}${what}`;
    if (from !== undefined) return `, at least ${from}${what}`;
    return to === undefined ? '' : `, at most ${to}${what}`;
  }).join('');

/** The type of a schema in words. */
export const typePhrase = (schema: JsonObject): TypePhrase => {
  const reference = textAt(schema, '$ref');
  if (reference.startsWith(COMPONENT)) return { kind: 'shape', name: reference.slice(COMPONENT.length) };
  if ('const' in schema) return { kind: 'text', text: literal(schema['const']) };
  const values = schema['enum'];
  if (Array.isArray(values)) return { kind: 'text', text: values.map(literal).join(' | ') };
  const choices = [
    ...objectsAt(schema, 'anyOf'),
    ...objectsAt(schema, 'oneOf'),
    ...objectsAt(schema, 'allOf'),
  ];
  if (choices.length === 1 && choices[0] !== undefined) return typePhrase(choices[0]);
  if (choices.length > 1) return { kind: 'choice', of: choices.map(typePhrase) };
  if (schema['type'] === 'array') return { kind: 'list', of: typePhrase(objectAt(schema, 'items')) };
  const name =
    textAt(schema, 'format') || textAt(schema, 'type') || textsAt(schema, 'type').join(' | ') || 'anything';
  return { kind: 'text', text: name + bounds(schema) };
};

/** One field of an object shape. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly isExtension: boolean;
  readonly type: TypePhrase;
  readonly description: string;
  /** Fields of an object that stands in place, without a name of its own. */
  readonly fields: readonly Field[];
}

const inPlace = (schema: JsonObject): JsonObject =>
  schema['type'] === 'array' ? inPlace(objectAt(schema, 'items')) : schema;

/** The fields of an object schema (or of the objects in a list), in the document's order. */
export const fieldsOf = (schema: JsonObject): readonly Field[] => {
  const object = inPlace(schema);
  const required = new Set(textsAt(object, 'required'));
  return Object.entries(objectAt(object, 'properties')).flatMap(([name, property]) =>
    isObject(property)
      ? [
          {
            name,
            required: required.has(name),
            isExtension: property['x-extension'] === true,
            type: typePhrase(property),
            description: textAt(property, 'description'),
            fields: fieldsOf(property),
          },
        ]
      : [],
  );
};
