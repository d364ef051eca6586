export { createOwnGateway } from './gateway';
export { isPage } from './is-page';
