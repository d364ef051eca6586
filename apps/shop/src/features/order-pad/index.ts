export { OrderPadPage } from './order-pad-page';
