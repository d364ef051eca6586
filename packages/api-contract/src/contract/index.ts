export { type AnyCall, type Call, type CallMetadata, type CallSchemas, defineCall } from './call';
export { type CallName, contract, type Contract, contractAreas } from './contract';
export { errorCodes } from './error-codes';
export { pathParameterNames } from './path-names';
export type { ResponseOf, BodyOf, PathOf, QueryOf, RequestOf } from './request';
