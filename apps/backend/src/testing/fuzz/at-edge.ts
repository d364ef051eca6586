import type { JsonSchema } from '../conformance';
import { edgesOf, type Edge } from './edges';

interface Place {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly value: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Resolve = (reference: string) => JsonSchema;

/** Every place inside a value of which a schema says something; where it offers a choice, nothing is said. */
const placesOf = (value: unknown, schema: JsonSchema, resolve: Resolve): readonly Place[] => {
  if (schema.$ref !== undefined) return placesOf(value, resolve(schema.$ref), resolve);
  const inner = (path: string, part: unknown, of: JsonSchema | undefined) =>
    of === undefined
      ? []
      : placesOf(part, of, resolve).map((place) => ({ ...place, path: [path, ...place.path] }));
  const here: readonly Place[] = [{ path: [], schema, value }];
  if (Array.isArray(value))
    return [...here, ...value.slice(0, 1).flatMap((one) => inner('0', one, schema.items))];
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, part]) => inner(key, part, schema.properties?.[key]));
  return here;
};

const put = (value: unknown, [step, ...rest]: readonly string[], edge: unknown): unknown => {
  if (step === undefined) return edge;
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly unknown[];
    return [put(first, rest, edge), ...others];
  }
  return isRecord(value) ? { ...value, [step]: put(value[step], rest, edge) } : value;
};

/**
 * A value of which one place is at an edge of its schema, or just beyond.
 *
 * @param choice decides the place and the edge
 * @returns undefined where the schema has no edges
 */
export const atEdge = (
  value: unknown,
  schema: JsonSchema,
  resolve: Resolve,
  choice: number,
): Edge | undefined => {
  const edges = placesOf(value, schema, resolve).flatMap((place) =>
    edgesOf(place.schema, place.value).map((edge) => ({ ...edge, path: place.path })),
  );
  const edge = edges[choice % Math.max(1, edges.length)];
  return edge === undefined ? undefined : { value: put(value, edge.path, edge.value), fits: edge.fits };
};
