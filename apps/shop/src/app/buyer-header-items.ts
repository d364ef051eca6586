export { HeaderCart, HeaderCustomer, DeliveryDeadline } from '@gastroshop/app-shell/layout';
export { BuyerNavigation } from './buyer-navigation';
