import type { z } from 'zod';
import { type AnyCall, errorCodes } from '../contract';
import { type ErrorCode, ERRORS, problemSchema, problemShapes } from '../schemas';
import type { JsonSchemas } from './json-schemas';
import type { Content, Reference, ResponseObject } from './openapi-document';

/** Shapes of everything a call may answer. */
export const responseSchemas = (call: AnyCall): z.ZodType[] => [
  ...(call.answer === null ? [] : [call.answer]),
  ...errorCodes(call).map((code) => problemShapes[code] ?? problemSchema),
];

const fileContent = (mediaTypes: readonly string[]): Content =>
  Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );

const success = (
  { endpoint, answer, mediaTypes = [] }: AnyCall,
  schemas: JsonSchemas,
): [string, ResponseObject] => {
  if (endpoint.answer === 'file') return ['200', { description: 'A file', content: fileContent(mediaTypes) }];
  if (answer === null) return ['204', { description: 'Done; no content' }];
  const schema = schemas.of(answer);
  return endpoint.answer === 'events'
    ? ['200', { description: 'Events, one JSON value each', content: { 'text/event-stream': { schema } } }]
    : ['200', { description: 'The answer', content: { 'application/json': { schema } } }];
};

const failure = (codes: readonly ErrorCode[], schemas: JsonSchemas): ResponseObject => {
  const shapes = [...new Set(codes.map((code) => problemShapes[code] ?? problemSchema))];
  const alternatives = shapes.map((shape) => schemas.of(shape));
  const [only, ...others] = alternatives;
  const schema = only !== undefined && others.length === 0 ? only : { anyOf: alternatives };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].when}`).join('\n'),
    content: { 'application/problem+json': { schema } },
  };
};

/** Groups a call's error codes by status: each status with its codes is one answer. */
const failuresOf = (call: AnyCall): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodes(call)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
};

const nameOf = (codes: readonly ErrorCode[]): string => codes.join('.');

/** The answers of a call: its success, and its errors as references to components. */
export const toResponses = (
  call: AnyCall,
  schemas: JsonSchemas,
): Record<string, ResponseObject | Reference> =>
  Object.fromEntries<ResponseObject | Reference>([
    success(call, schemas),
    ...[...failuresOf(call)].map(([status, codes]): [string, Reference] => [
      String(status),
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  ]);

/** Error answers of all calls as components, in the order of the alphabet. */
export const errorResponses = (
  calls: readonly AnyCall[],
  schemas: JsonSchemas,
): Record<string, ResponseObject> => {
  const sets = new Map<string, ErrorCode[]>();
  for (const call of calls) for (const codes of failuresOf(call).values()) sets.set(nameOf(codes), codes);
  return Object.fromEntries(
    [...sets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, codes]) => [name, failure(codes, schemas)]),
  );
};
