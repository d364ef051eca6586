import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/**
 * Prepares a test file that shows parts of the shop: what the browser has and happy-dom lacks, and a clean browser after
 * each test. A setup file calls it; files that share a worker share its modules, and would not be prepared by an import
 * alone.
 */
export const setUpTests = (): void => {
  configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
  completeBrowser();
  afterEach(() => {
    cleanup();
    // The next file of this process finds the browser as a new one.
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
};
