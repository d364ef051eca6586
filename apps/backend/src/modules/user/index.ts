export { userHandlers } from './user-handlers';
