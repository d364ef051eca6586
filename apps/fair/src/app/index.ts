export { createFairGateway } from './gateway';
export { isPageOf } from './is-page';
