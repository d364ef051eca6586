export { type AnyCall, type Call, type CallFacts, type CallShapes, defineCall } from './call';
export { type CallName, contract, type Contract, contractAreas } from './contract';
export { errorCodesOf } from './error-codes';
export { pathNamesOf } from './path-names';
export type { AnswerOf, BodyOf, PathOf, QueryOf, RequestOf } from './request';
