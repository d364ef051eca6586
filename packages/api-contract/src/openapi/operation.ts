import type { AnyCall } from '../contract';
import type { JsonSchemas } from './json-schemas';
import type { OperationObject } from './openapi-document';
import { descriptionOf } from './operation-description';
import { toParameters } from './parameters';
import { toResponses } from './responses';
import { toSecurity } from './security';

/** Schemas for the two sides of a call. */
export interface SchemaSides {
  readonly parameters: JsonSchemas;
  readonly bodies: JsonSchemas;
}

const requestBodyOf = (
  { endpoint, body }: AnyCall,
  schemas: JsonSchemas,
): Pick<OperationObject, 'requestBody'> => {
  if (body === undefined) return {};
  const type = endpoint.textBody ? 'text/plain' : 'application/json';
  return {
    requestBody: { required: !endpoint.optionalBody, content: { [type]: { schema: schemas.of(body) } } },
  };
};

/** A call as OpenAPI describes it. */
export const operation = (
  operationId: string,
  tag: string,
  call: AnyCall,
  schemas: SchemaSides,
): OperationObject => {
  const { endpoint, summary, priceBearing, roles, feature } = call;
  return {
    operationId,
    summary,
    description: descriptionOf(call),
    tags: [tag],
    security: toSecurity(endpoint),
    ...(endpoint.base === 'proxy' && { servers: [{ url: '/proxy' }] }),
    parameters: toParameters(call, schemas.parameters),
    ...requestBodyOf(call, schemas.bodies),
    responses: toResponses(call, schemas.bodies),
    'x-access': endpoint.access,
    ...(priceBearing && { 'x-price-bearing': priceBearing }),
    ...(roles && { 'x-roles': roles }),
    ...(feature && { 'x-feature': feature }),
    ...(endpoint.extension && { 'x-extension': endpoint.extension }),
  };
};
