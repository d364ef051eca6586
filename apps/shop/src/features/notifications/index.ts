export { NotificationBell } from './notification-bell';
export { notificationsRoute } from './route';
export { UrgentNotice } from './urgent-notice';
