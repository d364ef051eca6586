import { followed, listOf, objectOf, type Json } from './json';

/** A schema with the document that its references lead into. */
export interface Placed {
  readonly document: Json;
  readonly schema: unknown;
}

/** What is sent has to be taken as before; what is answered may say more than before, never less. */
export type Side = 'request' | 'answer';

/** Bounds, and whether the wider schema has the greater one. */
const BOUNDS = [
  ['minimum', false],
  ['exclusiveMinimum', false],
  ['minLength', false],
  ['minItems', false],
  ['minProperties', false],
  ['maximum', true],
  ['exclusiveMaximum', true],
  ['maxLength', true],
  ['maxItems', true],
  ['maxProperties', true],
] as const;

const typesOf = ({ type, enum: values, const: only }: Json): readonly string[] => {
  if (type !== undefined) return [type].flat().map(String);
  const known = only === undefined ? listOf(values) : [only];
  return [...new Set(known.map((value) => (value === null ? 'null' : typeof value)))];
};

const valuesOf = ({ enum: values, const: only }: Json): readonly unknown[] | undefined =>
  only === undefined ? (values === undefined ? undefined : listOf(values)) : [only];

/** The forms a value may have; several types in one schema are as many forms. */
const variantsOf = (schema: Json): readonly unknown[] => {
  const { type, ...rest } = schema;
  if (Array.isArray(type) && type.length > 1) return type.map((one) => ({ ...rest, type: String(one) }));
  return listOf(schema['anyOf'] ?? schema['oneOf']);
};

const typeFaults = (narrow: Json, wide: Json): readonly string[] => {
  const taken = typesOf(wide);
  const given = typesOf(narrow);
  if (taken.length === 0 || (given.length === 0 && variantsOf(narrow).length > 0)) return [];
  if (given.length === 0) return [`is any value instead of ${taken.join(' or ')}`];
  const strange = given.filter(
    (type) => !taken.includes(type) && !(type === 'integer' && taken.includes('number')),
  );
  return strange.length === 0 ? [] : [`has the type ${strange.join(', ')} beside ${taken.join(', ')}`];
};

/** What is said of single values: looser in an answer, where readers take what is new. */
const valueFaults = (narrow: Json, wide: Json): readonly string[] => {
  const faults: string[] = [];
  const taken = valuesOf(wide);
  const given = valuesOf(narrow);
  const strange = taken && (given ?? ['any']).filter((value) => !taken.includes(value));
  if (strange !== undefined && strange.length > 0)
    faults.push(`takes ${strange.map(String).join(', ')} no more`);
  for (const [bound, isUpper] of BOUNDS) {
    const [inner, outer] = [narrow[bound], wide[bound]];
    if (typeof outer !== 'number') continue;
    const isNarrower = typeof inner !== 'number' || (isUpper ? outer < inner : outer > inner);
    // A list of values bounds itself.
    if (isNarrower && given === undefined)
      faults.push(`has a narrower ${bound}: ${outer} instead of ${String(inner)}`);
  }
  for (const form of ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const)
    if (wide[form] !== undefined && wide[form] !== narrow[form]) faults.push(`asks for another ${form}`);
  return faults;
};

/**
 * Why not every value of one schema is one of another: one sentence each, that begins with where.
 *
 * @param seen pairs of components that were compared already
 */
export const misfits = (
  side: Side,
  where: string,
  narrow: Placed,
  wide: Placed,
  seen: Set<string> = new Set(),
): readonly string[] => {
  const inner = followed(narrow.document, narrow.schema);
  const outer = followed(wide.document, wide.schema);
  const place = (side === 'request' ? inner.name : outer.name) ?? where;
  if (inner.name !== undefined && outer.name !== undefined) {
    const pair = `${inner.name} ${outer.name}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const [n, w] = [inner.value, outer.value];
  const compare = (at: string, one: unknown, other: unknown, known = seen) =>
    misfits(side, at, { ...narrow, schema: one }, { ...wide, schema: other }, known);

  const variants = variantsOf(w);
  if (variants.length > 0) {
    const given = variantsOf(n).length > 0 ? variantsOf(n) : [n];
    return given.flatMap((one) => {
      const name = followed(narrow.document, one).name;
      const same = variants.find(
        (other) => name !== undefined && followed(wide.document, other).name === name,
      );
      if (same !== undefined) return compare(place, one, same);
      const tries = variants.map((other) => {
        const known = new Set(seen);
        return { faults: compare(place, one, other, known), known };
      });
      const best = tries.toSorted((a, b) => a.faults.length - b.faults.length)[0];
      for (const pair of best?.known ?? []) seen.add(pair);
      // An answer may come in one more shape: readers look at what it is.
      return side === 'answer' && given.length > variants.length ? [] : (best?.faults ?? []);
    });
  }
  if (variantsOf(n).length > 0) return variantsOf(n).flatMap((one) => compare(place, one, w));

  const faults = [...typeFaults(n, w), ...(side === 'request' ? valueFaults(n, w) : [])].map(
    (fault) => `${place} ${fault}`,
  );
  const required = listOf(n['required']);
  for (const name of listOf(w['required']).map(String))
    if (!required.includes(name))
      faults.push(`${place}.${name} ${side === 'request' ? 'is required now' : 'may be missing now'}`);
  const known = objectOf(w['properties']);
  const given = objectOf(n['properties']);
  for (const [name, schema] of Object.entries(given)) {
    if (name in known) faults.push(...compare(`${place}.${name}`, schema, known[name]));
    else if (w['additionalProperties'] === false) faults.push(`${place}.${name} is refused now`);
  }
  if (side === 'answer')
    for (const name of Object.keys(known)) if (!(name in given)) faults.push(`${place}.${name} is gone`);
  for (const inside of ['items', 'additionalProperties'] as const)
    if (typeof n[inside] === 'object' && typeof w[inside] === 'object')
      faults.push(...compare(`${place}[]`, n[inside], w[inside]));
  if (
    side === 'request' &&
    w['additionalProperties'] === false &&
    n['additionalProperties'] !== false &&
    n['type'] === 'object'
  )
    faults.push(`${place} takes no further properties now`);
  return faults;
};
