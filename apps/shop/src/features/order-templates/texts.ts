import { defineNamespace } from '@gastroshop/i18n';
import type { OrderTemplatesTexts } from '../../i18next-resources';
import de from './texts/order-templates.de.json';
import en from './texts/order-templates.en.json';

/** What order templates say everywhere. */
export const templateTexts = defineNamespace<OrderTemplatesTexts>('order-templates', { de, en });
