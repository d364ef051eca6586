export type { Environment } from './environment';
export { EnvironmentContext } from './environment-context';
export { createOwnGateway } from './gateway';
export { createNewVersion } from './new-version';
export { createAppStore } from './store';
