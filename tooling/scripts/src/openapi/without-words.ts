/** Words for people: they may change as they like. */
const WORDS = new Set(['description', 'summary', 'examples', 'title', 'tags', 'info']);
/** Below these the keys are names somebody chose. */
const NAMED = new Set(['properties', 'schemas', 'responses', 'parameters', 'paths']);

/**
 * An OpenAPI document without its words: what clients rely on, and nothing else.
 *
 * @param isNamed the keys are names, of which none is a word for people
 */
export const withoutWords = (value: unknown, isNamed = false): unknown => {
  if (Array.isArray(value)) return value.map((inner) => withoutWords(inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !WORDS.has(key))
      .map(([key, inner]) => [key, withoutWords(inner, !isNamed && NAMED.has(key))]),
  );
};
