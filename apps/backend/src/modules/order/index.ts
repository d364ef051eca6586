export { addressText, destinationOf } from './delivery-address';
export { orderHandlers } from './order-handlers';
export { orderByNumber, storedOrder } from './find-order';
export { goodsAfterCounts, goodsToCome } from './expected-goods';
export { placeOrder } from './place-order';
export { prepareOrder } from './prepare-order';
export { orderEditingOf } from './order-editing';
export { deadlineOf } from './order-state';
