import { defineNamespace } from '@gastroshop/i18n';
import type { OrdersChangeTexts } from '../../../i18next-resources';
import de from './texts/orders-change.de.json';
import en from './texts/orders-change.en.json';

/** What changing an order says. */
export const changeTexts = defineNamespace<OrdersChangeTexts>('orders-change', { de, en });
