import appShell from '@gastroshop/app-shell/texts/en';
import cms from '@gastroshop/cms/texts/en';
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import storefront from '@gastroshop/storefront/texts/en';
import ui from '@gastroshop/ui/texts/en';
import own from './en';

const texts: LanguageTexts = { ...ui, ...storefront, ...cms, ...appShell, ...own };

export default texts;
