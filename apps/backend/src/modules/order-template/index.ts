export { orderTemplateHandlers } from './order-template-handlers';
