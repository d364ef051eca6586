export { CartTool, CustomerTool, DeliveryDeadline } from '@gastroshop/app-shell/frame';
export { BuyerNavigation } from './buyer-navigation';
