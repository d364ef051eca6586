import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { addTestTexts } from '@gastroshop/i18n/testing';
import { uiTexts } from '@gastroshop/ui/texts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../index';
import { preloadAllBlocks } from '../later';
import { cmsTexts } from '../text-files';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
completeBrowser();

beforeAll(preloadAllBlocks);
afterEach(cleanup);
await addTestTexts(uiTexts, cmsTexts);
