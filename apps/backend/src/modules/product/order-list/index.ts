export { findNumbered, type FindOptions } from './find-articles';
export { resolveOrderList } from './resolve-order-list';
