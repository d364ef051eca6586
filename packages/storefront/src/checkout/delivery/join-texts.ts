import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontJoinOrderTexts } from '../../i18next-resources';
import de from './texts/storefront-join-order.de.json';
import en from './texts/storefront-join-order.en.json';

/** What is said of an open order of the same day and address. */
export const joinTexts = defineNamespace<StorefrontJoinOrderTexts>('storefront-join-order', { de, en });
