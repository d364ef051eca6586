import { defineNamespace } from '@gastroshop/i18n';
import type { OrderPadColumnsTexts } from '../../../i18next-resources';
import de from './texts/order-pad-columns.de.json';
import en from './texts/order-pad-columns.en.json';

/** What is said about the columns of a list. */
export const columnTexts = defineNamespace<OrderPadColumnsTexts>('order-pad-columns', { de, en });
