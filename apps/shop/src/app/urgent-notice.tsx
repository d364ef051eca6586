import type { ReactNode } from 'react';
import { UrgentNotice as Notice } from '../features/notifications';
import { links } from './links';

/** An urgent notification above whatever page is shown. */
export const UrgentNotice = (): ReactNode => <Notice href={links.notifications} />;
