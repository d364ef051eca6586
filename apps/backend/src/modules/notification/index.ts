export { registerNotificationFiles } from './file-route';
export { notificationHandlers } from './notification-handlers';
export { NOTIFICATION_TYPES, type NotificationTypeId } from './notification-types';
export { publishFromFile } from './publish-from-file';
export { NotificationError, withdrawNotification } from './publish-notification';
export { isSignedFile, signedFileAddress } from './file-link';
