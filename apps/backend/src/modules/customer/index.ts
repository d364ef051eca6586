export { customerHandlers } from './customer-handlers';
export { deliveryTerms, type CustomerDeliveryTerms } from './delivery-terms';
