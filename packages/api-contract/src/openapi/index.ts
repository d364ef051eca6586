export { CONTRACT_VERSION, openApiDocument } from './build';
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
