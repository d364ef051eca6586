import { useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { NotificationBell } from '../features/notifications';
import { links } from './links';

/** The bell of the header. */
export const HeaderNotifications = (): ReactNode =>
  useFeatures()('NOTIFICATIONS') && <NotificationBell href={links.notifications} />;
