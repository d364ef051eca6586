export { systemClock, type Clock } from './clock';
export { readSettings, SettingsError, type Settings } from './settings';
