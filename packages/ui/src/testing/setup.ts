import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
// What is drawn on a server is tested without a browser.
if (typeof document !== 'undefined') completeBrowser();

afterEach(cleanup);
