export { orderTemplateHandlers } from './order-template-handlers';
export { templateLines } from './template-lines';
