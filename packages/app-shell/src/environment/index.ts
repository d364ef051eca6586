export { ConfigContext, useConfig } from './config-context';
export { createEnvironment, type AppSettings, type AppTexts, type Environment } from './environment';
export { EnvironmentContext, useEnvironment } from './environment-context';
export { detectTenant } from './detect-tenant';
export { postLoginKey, shopSession } from './shop-session';
export { createAppStore, type AppState, type AppStore } from './store';
export { hostTenant } from './host-tenant';
export { localeToShow, offeredLocales } from './offered-locales';
export { resolveLogo } from './resolve-logo';
