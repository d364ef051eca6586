export { createFairGateway } from './gateway';
export { isFairPage } from './is-page';
