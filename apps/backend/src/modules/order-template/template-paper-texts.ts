import { defineNamespace } from '@gastroshop/i18n';
import type { OrderTemplatePaperTexts } from '../../i18next-resources';
import de from './texts/order-template-paper.de.json';
import en from './texts/order-template-paper.en.json';

/** Words of an order template on paper. */
export const templatePaperTexts = defineNamespace<OrderTemplatePaperTexts>('order-template-paper', {
  de,
  en,
});
