import {
  MAX_LIST_ENTRIES,
  orderListSchema,
  pathParameterNames,
  pathParameters,
  type AnyCall,
  type FieldProblem,
} from '@gastroshop/api-contract';
import type { z } from 'zod';
import { throwProblem } from '../http';
import { madeStorable, unstorableField } from './storable';

type PathParameter = keyof typeof pathParameters;

const isPathParameter = (name: string): name is PathParameter => Object.hasOwn(pathParameters, name);

const fieldProblems = (error: z.ZodError): readonly FieldProblem[] =>
  error.issues.slice(0, 20).map(({ path, message, code, ...issue }) => ({
    field: [...path, ...(code === 'unrecognized_keys' && 'keys' in issue ? issue.keys.slice(0, 1) : [])].join(
      '.',
    ),
    message,
  }));

const refuseFields = (errors: readonly FieldProblem[]): never => {
  const [first] = errors;
  return throwProblem('invalid-request', {
    ...(first !== undefined && { field: first.field, detail: first.message }),
    errors,
  });
};

const parse = (shape: z.ZodType, value: unknown): unknown => {
  const result = shape.safeParse(value);
  return result.success ? result.data : refuseFields(fieldProblems(result.error));
};

/**
 * Refuses texts that no database takes, before anything is asked with them.
 *
 * @throws ProblemError invalid-request naming the field
 */
export const rejectUnstorable = (value: unknown): void => {
  const field = unstorableField(value);
  if (field !== undefined) refuseFields([{ field, message: 'Holds a letter that cannot be stored' }]);
};

/**
 * The path's parameters by name.
 *
 * @throws ProblemError invalid-request naming the parameter
 */
export const readPath = (call: AnyCall, values: Readonly<Record<string, string>>) => {
  rejectUnstorable(values);
  return Object.fromEntries(
    pathParameterNames(call.endpoint.path).map((name) => {
      const result = isPathParameter(name) ? pathParameters[name].safeParse(values[name]) : undefined;
      if (result?.success === true) return [name, result.data];
      return refuseFields([
        { field: name, message: result?.error.issues[0]?.message ?? 'Unknown parameter' },
      ]);
    }),
  );
};

/**
 * The query, its lists split, its numbers read, its defaults filled in.
 *
 * @throws ProblemError invalid-request naming the parameter; also for one the call does not have or that comes twice
 */
export const readQuery = (call: AnyCall, values: Readonly<Record<string, unknown>>): unknown => {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) refuseFields([{ field: name, message: 'Given more than once' }]);
    if (call.query === undefined || !Object.hasOwn(call.query.shape, name))
      refuseFields([{ field: name, message: 'Unknown parameter' }]);
  }
  return call.query === undefined ? undefined : parse(call.query, values);
};

/**
 * Bodies that quote what others wrote and are looked up, never stored. One letter that a file or a messenger cut in half
 * is the fault of its own line there, and not of the whole list.
 */
const QUOTING: ReadonlySet<z.ZodType> = new Set([orderListSchema]);

/** Lines of lists are not deeper than this; what is, is no list and refused below. */
const isFlat = (value: unknown, depth = 6): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isFlat(inner, depth - 1)));

/**
 * Where a body holds a list, or an object, that is longer than any of the contract. Told before each entry is looked at:
 * a shape makes a complaint of every wrong one first and counts them afterwards.
 */
const endlessList = (value: unknown, path: readonly string[] = []): readonly string[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (entries.length > MAX_LIST_ENTRIES) return path;
  for (const [name, inner] of entries) {
    const found = endlessList(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The body, its defaults filled in.
 *
 * @throws ProblemError invalid-request naming the field
 */
export const readBody = (call: AnyCall, value: unknown): unknown => {
  if (call.body === undefined) return undefined;
  const endless = endlessList(value);
  if (endless !== undefined)
    refuseFields([
      { field: endless.join('.'), message: `Too big: a list has at most ${MAX_LIST_ENTRIES} entries` },
    ]);
  const isMissing = value === undefined || value === null;
  const input = QUOTING.has(call.body) && isFlat(value) ? madeStorable(value) : value;
  rejectUnstorable(input);
  return isMissing && call.endpoint.optionalBody === true ? undefined : parse(call.body, input);
};
