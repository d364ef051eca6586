/**
 * Names of the parameters in a path, in their order.
 *
 * @example pathParameterNames('/t/{tenant}/products/{sku}') // ['tenant', 'sku']
 */
export const pathParameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
