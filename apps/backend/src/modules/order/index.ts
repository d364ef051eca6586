export { addressText } from './delivery-address';
export { orderHandlers } from './order-handlers';
export { orderByNumber } from './find-order';
export { deadlineOf } from './order-state';
