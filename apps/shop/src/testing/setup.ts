import { addTestTexts } from '@gastroshop/i18n/testing';
import { setUpTests } from '@gastroshop/storefront/testing/set-up-tests';
import { appTexts } from '../text-files';

setUpTests();
await addTestTexts(...appTexts);
