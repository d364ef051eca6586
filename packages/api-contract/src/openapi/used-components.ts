import type { JsonSchema } from './openapi-document';

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, name = '']) => name);

/** The schemas that something refers to, at once or through another: a shape no call has says nothing to anybody. */
export const usedComponents = (
  components: Readonly<Record<string, JsonSchema>>,
  from: unknown,
): Readonly<Record<string, JsonSchema>> => {
  const used = new Set(namesIn(from));
  // A set goes on to what is added while it is walked.
  for (const name of used) for (const inner of namesIn(components[name] ?? {})) used.add(inner);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
};
