// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { LanguageTexts } from '@gastroshop/i18n/texts';

const texts: LanguageTexts = {
  'preview-app': () => import('../app/texts/preview-app.de.json'),
  'preview-blocks': () => import('../texts/texts/preview-blocks.de.json'),
  'preview-editor': () => import('../editor/texts/preview-editor.de.json'),
  'preview-page': () => import('../page/texts/preview-page.de.json'),
};

export default texts;
