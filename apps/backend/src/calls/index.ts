export { AfterCommit, afterCommit, JsonText, type EventSource, type FileAnswer } from './answers';
export type { CallRequest } from './call-request';
export type { Handlers } from './handlers';
export { createOpenStreams, NO_STREAM_BOUNDS, type OpenStreams } from './open-streams';
export { registerCalls } from './register-calls';
export { redactFor } from './redact';
export { isStorable } from './storable';
