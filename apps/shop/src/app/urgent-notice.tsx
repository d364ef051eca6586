import { useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { UrgentNotice as Notice } from '../features/notifications';
import { links } from './links';

/** An urgent notification above whatever page is shown. */
export const UrgentNotice = (): ReactNode =>
  useFeatures()('NOTIFICATIONS') && <Notice href={links.notifications} />;
