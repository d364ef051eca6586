export { type Client, type ClientOptions, createClient } from './client';
export { type Parameters } from './prepared-request';
export { wrapNetworkErrors } from './wrap-network-errors';
export { preloadToken } from './preload-token';
export { readJson } from './read-json';
export { type CallOptions, send } from './send';
export { type SessionPort } from './session-port';
export { withTimeout } from './with-timeout';
