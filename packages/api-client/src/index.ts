export type { Locale } from '@gastroshop/api-contract';
export { type FileAnswer } from './answers';
export * from './calls';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  preloadToken,
  type SessionPort,
} from './client';
export {
  FetchError,
  MissingOriginError,
  TimeoutError,
  PathParameterError,
  type Problem,
  RequiredError,
  ResponseError,
  UnreadableAnswerError,
} from './errors';
export { type ServerEvent } from './events';
export { allPages } from './pages';
export { browserSession, type BrowserSessionOptions } from './session';
