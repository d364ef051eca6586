import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addTestTexts } from '@gastroshop/i18n/testing';
import { appTexts } from '../text-files';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
completeBrowser();

afterEach(cleanup);
await addTestTexts(...appTexts);
