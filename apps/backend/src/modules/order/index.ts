export { orderHandlers } from './order-handlers';
