export { readEvents } from './read-events';
export { type ServerEvent } from './server-event';
