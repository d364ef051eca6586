export { NotificationBell, type NotificationBellProps } from './notification-bell';
export { notificationsRoute } from './route';
export { UrgentNotice, type UrgentNoticeProps } from './urgent-notice';
