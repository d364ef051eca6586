export { systemClock, type Clock } from './clock';
export { fileClock } from './file-clock';
export { readSettings, SettingsError, type Settings } from './settings';
