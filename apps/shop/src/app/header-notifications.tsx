import type { ReactNode } from 'react';
import { NotificationBell } from '../features/notifications';
import { links } from './links';

/** The bell of the header. */
export const HeaderNotifications = (): ReactNode => <NotificationBell href={links.notifications} />;
