import { defineNamespace } from '@gastroshop/i18n';
import type { OrderPadGroupsTexts } from '../../../i18next-resources';
import de from './texts/order-pad-groups.de.json';
import en from './texts/order-pad-groups.en.json';

/** What is said above groups of lines. */
export const groupTexts = defineNamespace<OrderPadGroupsTexts>('order-pad-groups', { de, en });
