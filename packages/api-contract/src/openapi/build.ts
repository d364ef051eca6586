import { type AnyCall, contractAreas } from '../contract';
import { namedShapes } from '../schemas';
import { jsonSchemas } from './json-schemas';
import type { OpenApiDocument, OperationObject } from './openapi-document';
import { operation } from './operation';
import { headerParameters, parameterShapesOf } from './parameters';
import { CONTRACT_VERSION } from './contract-version';
import { responseSchemas, errorResponses } from './responses';
import { securitySchemes } from './security';
import { TAGS } from './tags';
import { usedComponents } from './used-components';

const DESCRIPTION = [
  'Every backend call of the Gastroshop. Paths are relative to /v1, those of the analytics proxy to /proxy.',
  'What is marked x-extension is an addition to the specified shapes: an older backend may lack it, and it is always optional.',
  'Requests with fields that are not described are refused; answers may hold more fields than are described.',
].join('\n\n');

const callsOf = (area: string): [string, AnyCall][] =>
  Object.entries(contractAreas[area] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

const bodyShapesOf = (call: AnyCall) => (call.body === undefined ? [] : [call.body]);

/**
 * The OpenAPI 3.1 document of the contract. Two builds of one contract are equal, down to the order of keys.
 *
 * @example JSON.stringify(openApiDocument(), null, 2)
 */
export const openApiDocument = (): OpenApiDocument => {
  const entries = Object.keys(TAGS).flatMap((area) =>
    callsOf(area).map(([name, call]) => ({ tag: TAGS[area]?.name ?? area, name, call })),
  );
  const calls = entries.map(({ call }) => call);
  const schemas = {
    parameters: jsonSchemas('output', new Map(), calls.flatMap(parameterShapesOf)),
    bodies: jsonSchemas(
      'input',
      namedShapes,
      calls.flatMap((call) => [...bodyShapesOf(call), ...responseSchemas(call)]),
    ),
  };
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { tag, name, call } of entries) {
    const { method, path } = call.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, tag, call, schemas) };
  }
  const responses = errorResponses(calls, schemas.bodies);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gastroshop API',
      version: CONTRACT_VERSION,
      description: DESCRIPTION,
      contact: { name: 'Gastroshop', url: 'https://github.com/gastroshop/gastroshop/issues' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'Shop API' }],
    tags: Object.values(TAGS),
    paths,
    components: {
      schemas: usedComponents(schemas.bodies.components, { paths, responses }),
      responses,
      parameters: headerParameters,
      securitySchemes,
    },
  };
};
