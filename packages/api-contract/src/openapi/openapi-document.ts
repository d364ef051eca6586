import type { z } from 'zod';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A reference to a component. */
export interface Reference {
  readonly $ref: string;
}

/** A parameter in path, query or header. */
export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: false;
  readonly schema: JsonSchema;
}

/** Media types with their schemas. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** What a call answers with one status. */
export interface ResponseObject {
  readonly description: string;
  readonly content?: Content;
}

/** A call. */
export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters: readonly (ParameterObject | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  /** Not among the specified calls. */
  readonly 'x-extension'?: true;
  readonly 'x-access': string;
  readonly 'x-price-bearing'?: true;
  readonly 'x-roles'?: readonly string[];
  readonly 'x-feature'?: string;
}

/** The calls of one path, by method. */
export type PathItem = Readonly<Record<string, OperationObject>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, ParameterObject>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
