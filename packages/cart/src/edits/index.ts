export { type ActionClock, ageOf } from './age-of';
export { mergeLine, type OptimisticCartLine } from './cart-line';
export type { LineChange, LineOfSeveral } from './line-change';
export { createEditMaker, type PlannedEdit } from './make-edits';
export { newerCart } from './newer-cart';
export { remarksIn } from './remarks-in';
export { type CartSummary, summarize, toldOfCart } from './summarize';
