export { formHandlers } from './form-handlers';
