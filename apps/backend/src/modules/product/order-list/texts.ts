import { defineNamespace } from '@gastroshop/i18n';
import type { OrderListTexts } from '../../../i18next-resources';
import de from './texts/order-list.de.json';
import en from './texts/order-list.en.json';

/** Why a line of an order list cannot be ordered as it is. */
export const orderListTexts = defineNamespace<OrderListTexts>('order-list', { de, en });
