import { defineNamespace } from '@gastroshop/i18n';
import type { ReceiptsTexts } from '../../i18next-resources';
import de from './texts/receipts.de.json';
import en from './texts/receipts.en.json';

/** What the receipts say. */
export const receiptsTexts = defineNamespace<ReceiptsTexts>('receipts', { de, en });
