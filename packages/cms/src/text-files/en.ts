// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { LanguageTexts } from '@gastroshop/i18n/texts';

const texts: LanguageTexts = {
  cms: () => import('../texts/cms.en.json'),
  'cms-form': () => import('../forms/texts/cms-form.en.json'),
};

export default texts;
