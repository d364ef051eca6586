export type { Environment } from './environment';
export { ConfigContext, EnvironmentContext, useEnvironment, useTheme } from './environment-context';
export { themeOf } from './theme-of';
