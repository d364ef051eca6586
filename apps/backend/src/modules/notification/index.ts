export { registerNotificationFiles } from './file-route';
export { notificationHandlers } from './notification-handlers';
export { notificationTypeName, type NotificationTypeId } from './notification-types';
export { publishFromFile } from './publish-from-file';
export { notificationInput } from './notification-input';
export {
  isChangedBy,
  NotificationError,
  publishNotification,
  withdrawNotification,
} from './publish-notification';
export { readersOf } from './readers-of';
export { isSignedFile, signedFileAddress } from './file-link';
