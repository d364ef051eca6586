import { defineNamespace } from '@gastroshop/i18n';
import type { OrderTexts } from '../../../i18next-resources';
import de from './texts/order.de.json';
import en from './texts/order.en.json';

/** What the page of an order says. */
export const orderTexts = defineNamespace<OrderTexts>('order', { de, en });
