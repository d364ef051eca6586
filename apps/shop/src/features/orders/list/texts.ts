import { defineNamespace } from '@gastroshop/i18n';
import type { OrdersTexts } from '../../../i18next-resources';
import de from './texts/orders.de.json';
import en from './texts/orders.en.json';

/** What the list of orders says. */
export const ordersTexts = defineNamespace<OrdersTexts>('orders', { de, en });
