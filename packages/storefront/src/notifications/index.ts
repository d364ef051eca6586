export { NotificationBell, type NotificationBellProps } from './notification-bell';
export { notificationsQuery, preferencesQuery, unreadCountQuery, urgentQuery } from './notification-queries';
export { parseNotifications } from './notifications-address';
export { NotificationsScreen, type NotificationsScreenProps } from './notifications-screen';
export { UrgentNotice, type UrgentNoticeProps } from './urgent-notice';
