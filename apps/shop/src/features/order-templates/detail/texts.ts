import { defineNamespace } from '@gastroshop/i18n';
import type { OrderTemplateTexts } from '../../../i18next-resources';
import de from './texts/order-template.de.json';
import en from './texts/order-template.en.json';

/** What the page of a template says. */
export const detailTexts = defineNamespace<OrderTemplateTexts>('order-template', { de, en });
