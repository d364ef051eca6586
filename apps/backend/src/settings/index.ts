export { systemClock, type Clock } from './clock';
export { fileClock } from './file-clock';
export { requireReceivers } from './require-receivers';
export { readSettings, SettingsError, type Settings } from './settings';
