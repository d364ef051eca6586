import type { ReactNode } from 'react';
import { NotificationBell } from '../features/notifications';
import { links } from './links';

/** The bell of the header. */
export const NotificationTool = (): ReactNode => <NotificationBell href={links.notifications} />;
