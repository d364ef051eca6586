export { customerHandlers } from './customer-handlers';
export { deliveryAddresses } from './delivery-addresses';
export { deliveryTerms, type CustomerDeliveryTerms } from './delivery-terms';
