import { misfits, type Placed, type Side } from './fits';
import { followed, listOf, objectOf, type Json } from './json';

/** Who may call, from everybody to the fewest. */
const ACCESS = ['anonymous', 'signed-in', 'customer'];

interface Operation {
  readonly address: string;
  readonly operation: Json;
}

const operationsOf = (document: Json): readonly Operation[] =>
  Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      operation: objectOf(operation),
    })),
  );

const parametersOf = (document: Json, { parameters }: Json): ReadonlyMap<string, Json> =>
  new Map(
    listOf(parameters).map((parameter) => {
      const { value } = followed(document, parameter);
      return [`${String(value['in'])} parameter ${String(value['name'])}`, value];
    }),
  );

const contentOf = (document: Json, holder: unknown): Json =>
  objectOf(followed(document, holder).value['content']);

/**
 * What a client of an earlier contract would stumble over, one sentence each. Sent values have to be taken as before;
 * answers have to hold at least what they held. New calls, new optional parameters and properties, wider bounds, further
 * values of an answer and other descriptions break nobody.
 *
 * @param before the OpenAPI document clients were built with
 * @param after the one of today
 */
export const breakingChanges = (before: Json, after: Json): readonly string[] => {
  const seen = { request: new Set<string>(), answer: new Set<string>() };
  const compare = (side: Side, where: string, old: unknown, now: unknown) => {
    const [one, other]: [Placed, Placed] = [
      { document: before, schema: old },
      { document: after, schema: now },
    ];
    return side === 'request'
      ? misfits(side, where, one, other, seen[side])
      : misfits(side, where, other, one, seen[side]);
  };

  const parameters = (address: string, old: Json, now: Json) => {
    const [known, present] = [parametersOf(before, old), parametersOf(after, now)];
    return [
      ...[...known].flatMap(([name, { schema, required }]) => {
        const same = present.get(name);
        if (same === undefined) return [`${address}: ${name} is refused now`];
        return [
          ...(same['required'] === true && required !== true ? [`${address}: ${name} is required now`] : []),
          ...compare('request', `${address}: ${name}`, schema, same['schema']),
        ];
      }),
      ...[...present]
        .filter(([name, { required }]) => required === true && !known.has(name))
        .map(([name]) => `${address}: ${name} is new and required`),
    ];
  };

  const contents = (side: Side, where: string, old: unknown, now: unknown) => {
    const [known, present] = [contentOf(before, old), contentOf(after, now)];
    return Object.entries(known).flatMap(([type, content]) =>
      type in present
        ? compare(side, where, objectOf(content)['schema'], objectOf(present[type])['schema'])
        : [`${where}: ${type} is gone`],
    );
  };

  const body = (address: string, old: Json, now: Json) => {
    const [known, present] = [old['requestBody'], now['requestBody']];
    if (present === undefined) return known === undefined ? [] : [`${address}: the body is gone`];
    const becameRequired = objectOf(present)['required'] === true && objectOf(known)['required'] !== true;
    return [
      ...(becameRequired ? [`${address}: the body is required now`] : []),
      ...contents('request', `${address}: the body`, known, present),
    ];
  };

  const answers = (address: string, old: Json, now: Json) =>
    Object.entries(objectOf(old['responses'])).flatMap(([status, response]) => {
      const same = objectOf(now['responses'])[status];
      // A refusal less is none to stumble over.
      if (same === undefined)
        return status.startsWith('2') ? [`${address}: the answer ${status} is gone`] : [];
      return contents('answer', `${address}: the answer ${status}`, response, same);
    });

  const rights = (address: string, old: Json, now: Json) => {
    const roles = listOf(now['x-roles']).filter((role) => !listOf(old['x-roles']).includes(role));
    const isClosed = ACCESS.indexOf(String(now['x-access'])) > ACCESS.indexOf(String(old['x-access']));
    return [
      ...(isClosed ? [`${address}: may be called by fewer now (${String(now['x-access'])})`] : []),
      ...roles.map((role) => `${address}: needs the role ${String(role)} now`),
      ...(old['operationId'] === now['operationId']
        ? []
        : [`${address}: is called ${String(now['operationId'])} now`]),
    ];
  };

  const present = new Map(operationsOf(after).map(({ address, operation }) => [address, operation]));
  return operationsOf(before).flatMap(({ address, operation }) => {
    const same = present.get(address);
    if (same === undefined) return [`${address} is gone`];
    return [rights, parameters, body, answers].flatMap((rule) => rule(address, operation, same));
  });
};
