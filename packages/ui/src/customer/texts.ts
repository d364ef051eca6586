import { defineNamespace } from '@gastroshop/i18n';
import type { UiCustomerTexts } from '../i18next-resources';
import de from './texts/ui-customer.de.json';
import en from './texts/ui-customer.en.json';

/** What the choice of a customer says. */
export const customerTexts = /* @__PURE__ */ defineNamespace<UiCustomerTexts>('ui-customer', { de, en });
