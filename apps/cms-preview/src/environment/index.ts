export type { Environment } from './environment';
export { ConfigContext, EnvironmentContext, useBrand, useEnvironment, useTheme } from './environment-context';
export { themeOf } from './theme-of';
