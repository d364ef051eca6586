/**
 * Names of the parameters in a path, in their order.
 *
 * @example pathNamesOf('/t/{tenant}/products/{sku}') // ['tenant', 'sku']
 */
export const pathNamesOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
