export { AfterCommit, afterCommit, JsonText, type FileAnswer, type ServerEvent } from './answers';
export type { CallRequest } from './call-request';
export type { Handlers } from './implementation';
export { registerCalls } from './register-calls';
export { visibleTo } from './visible';
