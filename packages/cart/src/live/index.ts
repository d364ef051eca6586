export { createCartHub, type CartEventListener, type CartHub } from './cart-hub';
export { followInOneTab, type SharedFollower } from './follow-in-one-tab';
