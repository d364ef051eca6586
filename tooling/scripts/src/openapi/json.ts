/** An object of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

/** The object a value is; an empty one for any other value. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The list a value is; an empty one for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The component a reference leads to, with its name; anything else as it is. */
export const followed = (
  document: Json,
  value: unknown,
): { readonly name: string | undefined; readonly value: Json } => {
  const object = objectOf(value);
  const reference = object['$ref'];
  if (typeof reference !== 'string') return { name: undefined, value: object };
  const [, , kind = '', name = ''] = reference.split('/');
  return { name, value: objectOf(objectOf(objectOf(document['components'])[kind])[name]) };
};
