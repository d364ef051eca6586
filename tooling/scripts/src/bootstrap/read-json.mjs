import { readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {unknown}
 */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A value deep inside a JSON document, or undefined.
 *
 * @param {unknown} node
 * @param {string[]} keys
 * @returns {unknown}
 */
export const valueAt = (node, ...keys) =>
  keys.reduce(
    (/** @type {unknown} */ inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    node,
  );
