import { defineNamespace } from '@gastroshop/i18n';
import type { StockCountTexts } from '../../../i18next-resources';
import de from './texts/stock-count.de.json';
import en from './texts/stock-count.en.json';

/** What counting says. */
export const countTexts = defineNamespace<StockCountTexts>('stock-count', { de, en });
