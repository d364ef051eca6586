export type { Environment } from './environment';
export { EnvironmentContext } from './environment-context';
export { createOwnGateway } from './gateway';
export { createAppStore } from './store';
