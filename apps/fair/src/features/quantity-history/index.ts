export { preloadQuantityHistory } from './preload-quantity-history';
export { QuantityHistoryPage } from './quantity-history-page';
