import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { addTestTexts } from '@gastroshop/i18n/testing';
import { uiTexts } from '@gastroshop/ui/texts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
completeBrowser();

afterEach(cleanup);
await addTestTexts(uiTexts);
