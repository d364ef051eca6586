import { defineNamespace } from '@gastroshop/i18n';
import type { FairQuantityHistoryTexts } from '../../i18next-resources';
import de from './texts/fair-quantity-history.de.json';
import en from './texts/fair-quantity-history.en.json';

/** What the quantity history says. */
export const historyTexts = defineNamespace<FairQuantityHistoryTexts>('fair-quantity-history', { de, en });
