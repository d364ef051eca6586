import { defineNamespace } from '@gastroshop/i18n';
import type { NotificationsTexts } from '../../i18next-resources';
import de from './texts/notifications.de.json';
import en from './texts/notifications.en.json';

/** What notifications say. */
export const notificationTexts = defineNamespace<NotificationsTexts>('notifications', { de, en });
