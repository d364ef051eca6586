export { ConfigContext, useConfig } from './config-context';
export { createEnvironment, type AppSettings, type Environment } from './environment';
export { EnvironmentContext, useEnvironment } from './environment-context';
export { learnTenant } from './learn-tenant';
export { postLoginKey, shopSession } from './shop-session';
export { createAppStore, type AppState, type AppStore } from './store';
export { tenantOfHost } from './tenant-of-host';
export { themeOf } from './theme-of';
