import { UrgentNotice as Notice } from '@gastroshop/storefront/notifications';
import type { ReactNode } from 'react';
import { links } from './links';

/** An urgent notification above whatever page is shown. */
export const UrgentNotice = (): ReactNode => <Notice href={links.notifications} />;
