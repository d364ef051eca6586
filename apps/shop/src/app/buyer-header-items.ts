export { HeaderCart, HeaderCustomer } from '@gastroshop/app-shell/layout';
export { BuyerNavigation } from './buyer-navigation';
export { DeliveryStrip } from './delivery-strip';
