export { QuantityHistoryPage } from '../features/quantity-history';
