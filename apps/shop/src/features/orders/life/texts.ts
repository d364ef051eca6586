import { defineNamespace } from '@gastroshop/i18n';
import type { OrdersLifeTexts } from '../../../i18next-resources';
import de from './texts/orders-life.de.json';
import en from './texts/orders-life.en.json';

/** What is said of the life of an order: until when it can be changed, and what has happened. */
export const lifeTexts = defineNamespace<OrdersLifeTexts>('orders-life', { de, en });
