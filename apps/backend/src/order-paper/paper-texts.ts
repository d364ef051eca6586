import { defineNamespace } from '@gastroshop/i18n';
import type { OrderPaperTexts } from '../i18next-resources';
import de from './texts/order-paper.de.json';
import en from './texts/order-paper.en.json';

/** The words of an order on paper and in mails. */
export const paperTexts = defineNamespace<OrderPaperTexts>('order-paper', { de, en });
