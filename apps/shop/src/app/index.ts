export { createMainGateway } from './gateway';
export { isPage } from './is-page';
