// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import fairApp from '../app/texts/fair-app.en.json';
import fairStart from '../features/start/texts/fair-start.en.json';

const texts: LanguageTexts = {
  'fair-app': fairApp,
  'fair-start': fairStart,
  'fair-checkout': () => import('../features/checkout/texts/fair-checkout.en.json'),
  'fair-quantity-history': () => import('../features/quantity-history/texts/fair-quantity-history.en.json'),
  'fair-refusal': () => import('../features/access-denied/texts/fair-refusal.en.json'),
};

export default texts;
