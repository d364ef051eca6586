import type { z } from 'zod';
import { type AnyCall, pathParameterNames } from '../contract';
import { LOCALES, pathParameters } from '../schemas';
import type { JsonSchemas } from './json-schemas';
import type { ParameterObject, Reference } from './openapi-document';

/** Headers that calls take, as components. */
export const headerParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of texts in the answer',
    schema: { type: 'string', enum: [...LOCALES], default: 'de-AT' },
  },
  XsrfToken: {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    required: false,
    description:
      'Value of the XSRF-TOKEN cookie. Forms, analytics and the token are refused without it; for content that is only read, a request from the same origin will do.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes the order exactly-once; without the header each version of the cart is ordered at most once.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The event after which the stream resumes',
    schema: { type: 'string', maxLength: 200 },
  },
} satisfies Readonly<Record<string, ParameterObject>>;

const header = (name: keyof typeof headerParameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

const pathShapes: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(pathParameters));

/** Path parameters of a call with their shapes, in the order of the path. */
const pathShapesOf = ({ endpoint }: AnyCall): [string, z.ZodType][] =>
  pathParameterNames(endpoint.path).flatMap((name): [string, z.ZodType][] => {
    const shape = pathShapes.get(name);
    return shape === undefined ? [] : [[name, shape]];
  });

/** Query parameters of a call with their shapes. */
const queryShapesOf = ({ query }: AnyCall): [string, z.ZodType][] => Object.entries(query?.shape ?? {});

/** All shapes a call's parameters have. */
export const parameterShapesOf = (call: AnyCall): z.ZodType[] =>
  [...pathShapesOf(call), ...queryShapesOf(call)].map(([, shape]) => shape);

/** Parameters of a call as OpenAPI describes them: path, query, then headers. */
export const toParameters = (call: AnyCall, schemas: JsonSchemas): (ParameterObject | Reference)[] => {
  const { endpoint } = call;
  const parameter = (place: 'path' | 'query', name: string, shape: z.ZodType): ParameterObject => {
    const { description, ...schema } = schemas.of(shape);
    return {
      name,
      in: place,
      required: place === 'path' || endpoint.query?.[name] === 'required',
      ...(description !== undefined && { description }),
      // A list travels comma-separated in one parameter (API-1).
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema,
    };
  };
  return [
    ...pathShapesOf(call).map(([name, shape]) => parameter('path', name, shape)),
    ...queryShapesOf(call).map(([name, shape]) => parameter('query', name, shape)),
    header('AcceptLanguage'),
    ...(endpoint.csrf ? [header('XsrfToken')] : []),
    ...(endpoint.idempotent ? [header('IdempotencyKey')] : []),
    ...(endpoint.answer === 'events' ? [header('LastEventId')] : []),
  ];
};
