export * from './cart';
export type { Access, AnswerKind, BasePath, Endpoint, HttpMethod, PathParameters } from './endpoint';
