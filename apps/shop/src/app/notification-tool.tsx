import { NotificationBell } from '@gastroshop/storefront/notifications';
import type { ReactNode } from 'react';
import { links } from './links';

/** The bell of the header. */
export const NotificationTool = (): ReactNode => <NotificationBell href={links.notifications} />;
