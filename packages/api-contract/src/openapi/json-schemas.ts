import { z } from 'zod';
import type { JsonSchema } from './openapi-document';

/** Patterns that only repeat, at length, what the format says. */
const SELF_EXPLAINING = new Set(['date', 'date-time', 'uuid']);

const tidy = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  if (typeof jsonSchema.format === 'string' && SELF_EXPLAINING.has(jsonSchema.format))
    delete jsonSchema.pattern;
  // Every integer is a safe one; saying so at each of them helps nobody.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const withoutHead = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));

/** JSON Schemas of many shapes, made together so that named shapes become references. */
export interface JsonSchemas {
  /** Schemas of the named shapes, by name, in the order of the alphabet. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** The schema of one of the shapes. Throws an Error for a shape that was not among them. */
  readonly of: (shape: z.ZodType) => JsonSchema;
}

/**
 * Makes JSON Schemas (draft 2020-12, the dialect of OpenAPI 3.1).
 *
 * @param io the side of a shape that is described: what is sent (bodies, answers) or what is meant (parameters, whose
 *   text the shape reads)
 * @param named the shapes that become components
 * @param shapes all shapes a schema is wanted of
 */
export const jsonSchemas = (
  io: 'input' | 'output',
  named: ReadonlyMap<string, z.ZodType>,
  shapes: Iterable<z.ZodType>,
): JsonSchemas => {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of named) registry.add(shape, { id });
  const ids = new Map<z.ZodType, string>();
  for (const shape of shapes) {
    if (ids.has(shape)) continue;
    const id = `inline-${ids.size}`;
    ids.set(shape, id);
    // Wrapped: registered itself, the shape would turn into a reference wherever another one contains it.
    registry.add(z.object({ inline: shape }), { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    override: tidy,
    uri: (id) => `#/components/schemas/${id}`,
  });
  return {
    components: Object.fromEntries(
      [...named.keys()].sort().map((name) => [name, withoutHead(schemas[name] ?? {})]),
    ),
    of: (shape) => {
      const schema = schemas[ids.get(shape) ?? '']?.properties?.['inline'];
      if (typeof schema !== 'object') throw new Error('No schema was made of this shape');
      return schema;
    },
  };
};
