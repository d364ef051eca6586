export { DayOfBuyer } from './day-of-buyer';
export { useOrderToRepeat } from './use-order-to-repeat';
