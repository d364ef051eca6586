import appShell from '@gastroshop/app-shell/texts/de';
import cms from '@gastroshop/cms/texts/de';
import type { LanguageTexts } from '@gastroshop/i18n/texts';
import storefront from '@gastroshop/storefront/texts/de';
import ui from '@gastroshop/ui/texts/de';
import own from './de';

const texts: LanguageTexts = { ...ui, ...storefront, ...cms, ...appShell, ...own };

export default texts;
