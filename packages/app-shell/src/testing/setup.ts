import { addTestTexts } from '@gastroshop/i18n/testing';
import { storefrontTexts } from '@gastroshop/storefront/texts';
import { uiTexts } from '@gastroshop/ui/texts';
import { appShellTexts } from '../text-files';
import { setUpTests } from './set-up-tests';

setUpTests();
await addTestTexts(uiTexts, storefrontTexts, appShellTexts);
