export { registerSettingsPages } from './register-settings-pages';
