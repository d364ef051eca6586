export { essenceHandlers } from './essence-handlers';
