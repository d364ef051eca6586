import { defineNamespace } from '@gastroshop/i18n';
import type { OrdersCancelTexts } from '../../../i18next-resources';
import de from './texts/orders-cancel.de.json';
import en from './texts/orders-cancel.en.json';

/** What cancelling an order says. */
export const cancelTexts = defineNamespace<OrdersCancelTexts>('orders-cancel', { de, en });
