/** A part of a JSON document whose shape is not known before it is read. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under a key, or an empty one. */
export const objectAt = (parent: JsonObject, key: string): JsonObject => {
  const value = parent[key];
  return isObject(value) ? value : {};
};

/** The objects in the list under a key; anything else in it is left out. */
export const objectsAt = (parent: JsonObject, key: string): readonly JsonObject[] => {
  const value = parent[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** The text under a key, or an empty one. */
export const textAt = (parent: JsonObject, key: string): string => {
  const value = parent[key];
  return typeof value === 'string' ? value : '';
};

/** The texts in the list under a key. */
export const textsAt = (parent: JsonObject, key: string): readonly string[] => {
  const value = parent[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};
