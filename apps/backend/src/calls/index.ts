export { AfterCommit, afterCommit, JsonText, type FileAnswer, type ServerEvent } from './answers';
export type { CallRequest } from './call-request';
export type { Handlers } from './implementation';
export { createOpenStreams, type OpenStreams } from './open-streams';
export { registerCalls } from './register-calls';
export { visibleTo } from './visible';
