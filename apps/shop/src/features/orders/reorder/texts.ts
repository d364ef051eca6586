import { defineNamespace } from '@gastroshop/i18n';
import type { OrderAgainTexts } from '../../../i18next-resources';
import de from './texts/order-again.de.json';
import en from './texts/order-again.en.json';

/** What ordering again says. */
export const againTexts = defineNamespace<OrderAgainTexts>('order-again', { de, en });
