import { defineNamespace } from '@gastroshop/i18n';
import type { ShellCheckoutTexts } from '../i18next-resources';
import de from './texts/shell-checkout.de.json';
import en from './texts/shell-checkout.en.json';

/** Titles of the steps in the browser's tabs; the cart's is the app's own. */
export const stepTexts = defineNamespace<ShellCheckoutTexts>('shell-checkout', { de, en });
