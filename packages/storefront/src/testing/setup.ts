import { addTestTexts } from '@gastroshop/i18n/testing';
import { uiTexts } from '@gastroshop/ui/texts';
import { storefrontTexts } from '../text-files';
import { setUpTests } from './set-up-tests';

// What is drawn on a server is drawn without a browser.
if (typeof window !== 'undefined') setUpTests();
await addTestTexts(uiTexts, storefrontTexts);
