export { OrderPadScreen, type OrderPadScreenProps } from './order-pad-screen';
