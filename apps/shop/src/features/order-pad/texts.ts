import { defineNamespace } from '@gastroshop/i18n';
import type { OrderPadTexts } from '../../i18next-resources';
import de from './texts/order-pad.de.json';
import en from './texts/order-pad.en.json';

/** What the order pad says. */
export const padTexts = defineNamespace<OrderPadTexts>('order-pad', { de, en });
