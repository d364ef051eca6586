import cms from '@gastroshop/cms/texts/de';
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import ui from '@gastroshop/ui/texts/de';
import own from './de';

const texts: LanguageTexts = { ...ui, ...cms, ...own };

export default texts;
