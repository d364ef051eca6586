export { isHostName } from './host-names';
export { systemClock, type Clock } from './clock';
export { fileClock } from './file-clock';
export { handOverAtDeadline } from './hand-over-at-deadline';
export { missingReceivers, type MissingReceiver } from './missing-receivers';
export { orderEditing } from './order-editing';
export { requireReceivers } from './require-receivers';
export { readSettings, type Settings } from './settings';
export { SettingsError } from './settings-error';
