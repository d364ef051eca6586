import { isObject, objectAt, textAt, type JsonObject } from './json';

/** The part of the document that a reference names; what is no reference is given back as it is. */
export const resolve = (document: JsonObject, node: JsonObject): JsonObject => {
  const reference = textAt(node, '$ref');
  if (!reference.startsWith('#/')) return node;
  return reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(objectAt, document);
};

/** The objects under a key's names, references resolved. */
export const resolvedEntries = (
  document: JsonObject,
  parent: JsonObject,
  key: string,
): readonly (readonly [string, JsonObject])[] =>
  Object.entries(objectAt(parent, key)).flatMap(([name, node]) =>
    isObject(node) ? [[name, resolve(document, node)] as const] : [],
  );
