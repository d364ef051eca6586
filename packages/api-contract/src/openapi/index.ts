export { openApiDocument } from './build';
export { CONTRACT_VERSION } from './contract-version';
export {
  type Content,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Reference,
  type ResponseObject,
} from './openapi-document';
