export { FetchError } from './fetch-error';
export { MissingOriginError } from './missing-origin-error';
export { PathParameterError } from './path-parameter-error';
export { type Problem } from './problem';
export { RequiredError } from './required-error';
export { ResponseError } from './response-error';
export { TimeoutError } from './timeout-error';
export { toResponseError } from './to-response-error';
export { UnreadableResponseError } from './unreadable-response-error';
