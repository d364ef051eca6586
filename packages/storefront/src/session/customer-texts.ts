import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCustomersTexts } from '../i18next-resources';
import de from './texts/storefront-customers.de.json';
import en from './texts/storefront-customers.en.json';

/** What the choice of a customer says around the table. */
export const customersTexts = defineNamespace<StorefrontCustomersTexts>('storefront-customers', { de, en });
