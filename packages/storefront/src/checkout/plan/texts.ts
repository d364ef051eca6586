import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontPlanTexts } from '../../i18next-resources';
import de from './texts/storefront-plan.de.json';
import en from './texts/storefront-plan.en.json';

/** What the plan of deliveries says. */
export const planTexts = defineNamespace<StorefrontPlanTexts>('storefront-plan', { de, en });
