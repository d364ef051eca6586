import { defineNamespace } from '@gastroshop/i18n';
import type { UiProductDeclarationTexts } from '../i18next-resources';
import de from './texts/ui-product-declaration.de.json';
import en from './texts/ui-product-declaration.en.json';

/** What is declared about a product: allergens, nutrients, origin, packaging, wine. */
export const declarationTexts = /* @__PURE__ */ defineNamespace<UiProductDeclarationTexts>(
  'ui-product-declaration',
  { de, en },
);
