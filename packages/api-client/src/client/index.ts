export { type Client, type ClientOptions, createClient } from './client';
export { type Parameters } from './message';
export { overNetwork } from './over-network';
export { preloadToken } from './preload-token';
export { readJson } from './read-json';
export { type CallOptions, send } from './send';
export { type SessionPort } from './session-port';
export { within } from './within';
