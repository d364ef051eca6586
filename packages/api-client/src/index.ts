export type { Locale } from '@gastroshop/api-contract';
export { type FileResponse } from './responses';
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
  UnreadableResponseError,
} from './errors';
export { type ServerEvent } from './events';
export { allPages } from './pages';
export { browserSession, type BrowserSessionOptions } from './session';
