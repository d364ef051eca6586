import { contract, type AnyCall } from '@gastroshop/api-contract';
import type { FastifyInstance } from 'fastify';

/** A line of the printed tree: how deep, which part of the path, and the methods where a route ends there. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/;
const INDENT = 4;
/** How the tree writes a root without a part of a path. */
const NO_PART = '(empty root node)';

/** Parameters are told apart by their place only. */
const nameless = (path: string): string => path.replaceAll(/:\w+(?:\|:\w+)*/g, ':');

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

const routesOfContract = (): ReadonlySet<string> =>
  new Set(
    Object.values<AnyCall>({ ...contract }).map(
      ({ endpoint: { method, path, base = 'shop' } }) =>
        `${method} ${BASES[base]}${path.replaceAll(/\{\w+\}/g, ':')}`,
    ),
  );

/**
 * The routes of an application that are no call of the contract, as "METHOD path", parameters as ":" alone. Whoever adds
 * one is among them by itself.
 */
export const routesOutsideContract = (app: FastifyInstance): readonly string[] => {
  const parts: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', part, methods] = LINE.exec(line) ?? [];
    if (part === undefined) continue;
    parts.splice(indent.length / INDENT, Infinity, part === NO_PART ? '' : part);
    for (const method of methods?.split(', ') ?? [])
      if (method !== 'HEAD') routes.push(`${method} ${nameless(parts.join(''))}`);
  }
  const known = routesOfContract();
  return routes.filter((route) => !known.has(route)).toSorted();
};
