// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { LanguageTexts } from '@gastroshop/i18n/texts';

const texts: LanguageTexts = {
  'preview-app': () => import('../app/texts/preview-app.en.json'),
  'preview-blocks': () => import('../texts/texts/preview-blocks.en.json'),
  'preview-editor': () => import('../editor/texts/preview-editor.en.json'),
  'preview-page': () => import('../page/texts/preview-page.en.json'),
};

export default texts;
