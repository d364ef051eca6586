export type { Environment } from './environment';
export { ConfigContext, EnvironmentContext, useBrand, useEnvironment } from './environment-context';
export { themeOf } from './theme-of';
