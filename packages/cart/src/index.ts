export * from './store';
export { type CartRejection, toCartRejection } from './sending';
