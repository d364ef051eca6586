import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly mediaType: string;
  /** Parsed JSON; undefined for files and empty answers. */
  readonly body: unknown;
  /** Length of the raw body. */
  readonly length: number;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

const DOCUMENT = 'openapi.json';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readDocument = (): Readonly<Record<string, unknown>> => {
  const file = createRequire(import.meta.url).resolve('@gastroshop/api-contract/openapi.json');
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(document)) throw new Error('The OpenAPI document is no object');
  return document;
};

const pointerOf = (...steps: readonly string[]): string =>
  steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Follows a reference inside the document. */
const resolve = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document);

/** Checks answers against the OpenAPI file, with a validator that knows nothing of this product. */
export const createOpenApiChecker = () => {
  const document = readDocument();
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();

  const operations = new Map<string, { readonly pointer: string; readonly operation: Operation }>();
  const paths = document['paths'];
  for (const [path, methods] of Object.entries(isRecord(paths) ? paths : {}))
    for (const [method, operation] of Object.entries(isRecord(methods) ? methods : {}))
      if (
        isRecord(operation) &&
        typeof operation['operationId'] === 'string' &&
        isRecord(operation['responses'])
      )
        operations.set(operation['operationId'], {
          pointer: `#/${pointerOf('paths', path, method)}`,
          operation: { operationId: operation['operationId'], responses: operation['responses'] },
        });

  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer);
    if (known !== undefined) return known;
    const made = ajv.compile({ $ref: `${DOCUMENT}${pointer}` });
    compiled.set(pointer, made);
    return made;
  };

  /** Pointer to the response of a status: its own, or the shared one it refers to. */
  const responseOf = (name: string, status: number): string | undefined => {
    const found = operations.get(name);
    const response = found?.operation.responses[String(status)];
    if (found === undefined || !isRecord(response)) return undefined;
    const reference = response['$ref'];
    return typeof reference === 'string'
      ? reference
      : `${found.pointer}/${pointerOf('responses', String(status))}`;
  };

  /**
   * What of an answer the document does not say.
   *
   * @param name the call
   * @returns sentences; none: the answer is as documented
   */
  const check = (name: string, { status, mediaType, body, length }: WireAnswer): readonly string[] => {
    const pointer = responseOf(name, status);
    if (pointer === undefined) return [`${name}: status ${status} is not documented`];
    const response = resolve(document, pointer);
    const content = isRecord(response) ? response['content'] : undefined;
    if (content === undefined) return length === 0 ? [] : [`${name}: ${status} is documented without a body`];
    const media = isRecord(content) ? content[mediaType] : undefined;
    if (!isRecord(media))
      return [
        `${name}: ${status} is documented as ${Object.keys(isRecord(content) ? content : {}).join(', ')}, not ${mediaType}`,
      ];
    if (!mediaType.includes('json')) return length > 0 ? [] : [`${name}: ${status} is an empty file`];
    const validate = validatorOf(`${pointer}/content/${pointerOf(mediaType)}/schema`);
    if (validate(body)) return [];
    return (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message }) => `${name}: ${status} ${instancePath} ${message ?? ''}`);
  };

  /**
   * The error codes the document names for a call.
   *
   * @param status left out: of all its failures
   */
  const codesOf = (name: string, status?: number): readonly string[] => {
    const statuses =
      status === undefined ? Object.keys(operations.get(name)?.operation.responses ?? {}) : [String(status)];
    return statuses.flatMap((each) => {
      const response = resolve(document, responseOf(name, Number(each)) ?? '');
      const description = isRecord(response) ? response['description'] : undefined;
      return [...String(description).matchAll(/^`([a-z-]+)`:/gm)].map(([, code = '']) => code);
    });
  };

  /** Whether a body is one the document allows for a call. */
  const fitsRequest = (name: string, body: unknown): boolean => {
    const found = operations.get(name);
    const request = resolve(document, `${found?.pointer ?? ''}/requestBody`);
    const content = isRecord(request) ? request['content'] : undefined;
    const [media = ''] = Object.keys(isRecord(content) ? content : {});
    return validatorOf(`${found?.pointer ?? ''}/${pointerOf('requestBody', 'content', media, 'schema')}`)(
      body,
    );
  };

  return { check, codesOf, fitsRequest, document, names: [...operations.keys()] };
};
