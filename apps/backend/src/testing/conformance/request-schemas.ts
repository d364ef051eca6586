import type { JsonSchema } from './generate-value';

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
            };
          }
        >
      >
    >
  >;
}

/** What an OpenAPI document says of bodies. */
export interface RequestSchemas {
  /** By the name of the call; calls without a body are not there. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Looks up a reference of the document. */
  readonly resolve: (reference: string) => JsonSchema;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const readSchemas = (document: object): RequestSchemas => {
  const { paths } = document as Document;
  const schemas = new Map<string, JsonSchema>();
  for (const methods of Object.values(paths))
    for (const { operationId, requestBody } of Object.values(methods)) {
      const [media] = Object.values(requestBody?.content ?? {});
      if (media !== undefined) schemas.set(operationId, media.schema);
    }
  const resolved = new Map<string, JsonSchema>();
  const resolve = (reference: string): JsonSchema => {
    const known = resolved.get(reference);
    if (known !== undefined) return known;
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (value, step) =>
          isSchema(value) ? Object.entries(value).find(([key]) => key === step)?.[1] : undefined,
        document,
      );
    if (!isSchema(found)) throw new Error(`Nothing at ${reference}`);
    resolved.set(reference, found);
    return found;
  };
  return { schemas, resolve };
};

// Tens of thousands of generated requests ask after the same document.
const read = new WeakMap<object, RequestSchemas>();

/** Reads which bodies the calls of a document take. */
export const requestSchemas = (document: object): RequestSchemas => {
  const schemas = read.get(document) ?? readSchemas(document);
  read.set(document, schemas);
  return schemas;
};
