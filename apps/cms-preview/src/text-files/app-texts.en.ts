import cms from '@gastroshop/cms/texts/en';
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import ui from '@gastroshop/ui/texts/en';
import own from './en';

const texts: LanguageTexts = { ...ui, ...cms, ...own };

export default texts;
