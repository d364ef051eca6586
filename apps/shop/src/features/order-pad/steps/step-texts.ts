import { defineNamespace } from '@gastroshop/i18n';
import type { OrderPadStepsTexts } from '../../../i18next-resources';
import de from './texts/order-pad-steps.de.json';
import en from './texts/order-pad-steps.en.json';

/** What the screens of a phone say that settle a list. */
export const stepTexts = defineNamespace<OrderPadStepsTexts>('order-pad-steps', { de, en });
