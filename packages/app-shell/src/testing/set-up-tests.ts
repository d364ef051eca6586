import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/**
 * Prepares a test file of an app: what the browser has and happy-dom lacks, and a clean page after each test. A setup
 * file calls it; files that share a worker share its modules, and would not be prepared by an import alone.
 */
export const setUpTests = (): void => {
  configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
  completeBrowser();
  afterEach(cleanup);
};
