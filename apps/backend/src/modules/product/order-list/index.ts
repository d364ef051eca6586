export { findNumbered, type FindOptions } from './find-products';
export { resolveOrderList } from './resolve-order-list';
