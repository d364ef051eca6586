import { isObject, objectAt, objectsAt, textAt, textsAt, type JsonObject } from './json';
import { resolve, resolvedEntries } from './resolve';

/** One call of the API as its page shows it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Who may call, in words. */
  readonly access: string;
  readonly isExtension: boolean;
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject;
  /** Status to answer. */
  readonly answers: readonly (readonly [string, JsonObject])[];
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const accessOf = (operation: JsonObject): string => {
  const roles = textsAt(operation, 'x-roles');
  const access = textAt(operation, 'x-access');
  const who =
    access === 'customer'
      ? 'a user acting for the customer'
      : access === 'signed-in'
        ? 'a signed-in user'
        : 'anybody';
  const needs = roles.length === 0 ? '' : ` with the role ${roles.join(', ')}`;
  const prices = operation['x-price-bearing'] === true ? '; prices only with the role can-see-prices' : '';
  return who + needs + prices;
};

/** Every call of the document, in the document's order, references resolved. */
export const readOperations = (document: JsonObject): readonly Operation[] =>
  Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    isObject(item)
      ? METHODS.flatMap((method) => {
          const node = item[method];
          if (!isObject(node)) return [];
          return [
            {
              id: textAt(node, 'operationId'),
              method: method.toUpperCase(),
              path,
              tag: textsAt(node, 'tags')[0] ?? 'other',
              summary: textAt(node, 'summary'),
              description: textAt(node, 'description'),
              access: accessOf(node),
              isExtension: node['x-extension'] === true,
              parameters: objectsAt(node, 'parameters').map((parameter) => resolve(document, parameter)),
              body: resolve(document, objectAt(node, 'requestBody')),
              answers: resolvedEntries(document, node, 'responses'),
            },
          ];
        })
      : [],
  );
