export { labelHandlers } from './label-handlers';
