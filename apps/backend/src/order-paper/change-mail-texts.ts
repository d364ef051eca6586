import { defineNamespace } from '@gastroshop/i18n';
import type { OrderChangeMailTexts } from '../i18next-resources';
import de from './texts/order-change-mail.de.json';
import en from './texts/order-change-mail.en.json';

/** The words of a mail about a changed order. */
export const changeMailTexts = defineNamespace<OrderChangeMailTexts>('order-change-mail', { de, en });
