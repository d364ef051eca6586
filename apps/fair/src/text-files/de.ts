// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import fairApp from '../app/texts/fair-app.de.json';
import fairStart from '../features/start/texts/fair-start.de.json';

const texts: LanguageTexts = {
  'fair-app': fairApp,
  'fair-start': fairStart,
  'fair-checkout': () => import('../features/checkout/texts/fair-checkout.de.json'),
  'fair-quantity-history': () => import('../features/quantity-history/texts/fair-quantity-history.de.json'),
  'fair-refusal': () => import('../features/access-denied/texts/fair-refusal.de.json'),
};

export default texts;
