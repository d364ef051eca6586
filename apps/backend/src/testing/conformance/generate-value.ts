/** A source of numbers from 0 to below 1, the same in every run. */
export type Random = () => number;

/** A small, well-spread generator (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A schema of the OpenAPI document, as far as bodies and parameters use it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** What decides about generated values besides their schema. */
export interface GenerationRules {
  readonly random: Random;
  /** Looks up a reference of the document. */
  readonly resolve: (reference: string) => JsonSchema;
  /** Values for fields whose name means something that exists: an article, a unit, a day. */
  readonly fields: Readonly<Record<string, () => unknown>>;
  /** Whether an optional field is sent. */
  readonly includes: (field: string) => boolean;
}

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  email: (random) => `buyer${Math.floor(random() * 1e6)}@kitchen.example`,
  date: () => '2026-01-15',
  'date-time': () => '2026-01-15T08:00:00Z',
  uuid: () => '018f4a3c-0000-7000-8000-000000000000',
};

/** Patterns of the contract and a text for each. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\[01\]/, '08:30'],
  [/\\d\{1,30\}/, '1.5'],
];

const textOf = (schema: JsonSchema, { random }: GenerationRules): string => {
  if (schema.format !== undefined) return FORMATS[schema.format]?.(random) ?? 'text';
  if (schema.pattern !== undefined) {
    const { pattern } = schema;
    return PATTERNS.find(([looksLike]) => looksLike.test(pattern))?.[1] ?? 'text';
  }
  const length = Math.min(
    schema.maxLength ?? 20,
    Math.max(schema.minLength ?? 0, 1 + Math.floor(random() * 20)),
  );
  return 'Küchenbedarf für Gäste & Co. 7'.repeat(10).slice(0, length);
};

const numberOf = (schema: JsonSchema, { random }: GenerationRules): number => {
  const least = schema.minimum ?? 0;
  const most = Math.min(schema.maximum ?? least + 50, least + 50);
  const value = least + random() * (most - least);
  return schema.type === 'integer' ? Math.floor(value) : value;
};

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

/** A value that fits a schema: required fields always, optional ones as the rules say. */
export const generateValue = (schema: JsonSchema, rules: GenerationRules, name = ''): unknown => {
  const known = rules.fields[name];
  if (known !== undefined) return known();
  if (schema.$ref !== undefined) return generateValue(rules.resolve(schema.$ref), rules, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, rules.random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const choice = pick(choices, rules.random);
    return choice === undefined ? undefined : generateValue(choice, rules, name);
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) === true || rules.includes(field))
          .map(([field, inner]) => [field, generateValue(inner, rules, field)]),
      );
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = Math.min(schema.maxItems ?? 2, Math.max(least, 1));
      return Array.from({ length: count }, () => generateValue(schema.items ?? {}, rules, name));
    }
    case 'string':
      return textOf(schema, rules);
    case 'integer':
    case 'number':
      return numberOf(schema, rules);
    case 'boolean':
      return rules.random() < 0.5;
    default:
      return { opaque: true };
  }
};
