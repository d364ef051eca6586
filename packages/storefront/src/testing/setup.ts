import { addTestTexts } from '@gastroshop/i18n/testing';
import { uiTexts } from '@gastroshop/ui/texts';
import { storefrontTexts } from '../text-files';
import { setUpTests } from './set-up-tests';

setUpTests();
await addTestTexts(uiTexts, storefrontTexts);
