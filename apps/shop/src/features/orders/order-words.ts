import { defineNamespace } from '@gastroshop/i18n';
import type { OrderWordsTexts } from '../../i18next-resources';
import de from './texts/order-words.de.json';
import en from './texts/order-words.en.json';

/** What the parts of an order are called, in the list and on its page. */
export const orderWords = defineNamespace<OrderWordsTexts>('order-words', { de, en });
