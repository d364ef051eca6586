export { resolveOrderList } from './resolve-order-list';
