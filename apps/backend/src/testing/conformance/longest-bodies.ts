import type { JsonSchema } from './generate-value';
import { requestSchemas } from './request-schemas';

/** Letters of what a format or a pattern bounds. */
const FORMATTED = 64;
const NUMBER = '-9007199254740991'.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** Letters of the longest JSON that fits a schema, written without spaces and escapes. */
const longestOf = (schema: JsonSchema, resolve: (reference: string) => JsonSchema): number => {
  const of = (inner: JsonSchema) => longestOf(inner, resolve);
  if (schema.$ref !== undefined) return of(resolve(schema.$ref));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return Math.max(...values.map((value) => JSON.stringify(value).length));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return Math.max(...choices.map(of));
  switch (schema.type) {
    case 'object':
      return (
        2 + sum(Object.entries(schema.properties ?? {}).map(([field, inner]) => field.length + 4 + of(inner)))
      );
    case 'array':
      return 2 + (schema.maxItems ?? Infinity) * (1 + of(schema.items ?? {}));
    case 'string':
      return (
        2 + (schema.maxLength ?? ((schema.format ?? schema.pattern) === undefined ? Infinity : FORMATTED))
      );
    default:
      return NUMBER;
  }
};

/**
 * How long the body of each call may be by the OpenAPI document.
 *
 * @returns letters by the call's name; calls without a body are not there
 */
export const longestBodies = (document: object): ReadonlyMap<string, number> => {
  const { schemas, resolve } = requestSchemas(document);
  return new Map([...schemas].map(([name, schema]) => [name, longestOf(schema, resolve)]));
};
