import '@testing-library/jest-dom/vitest';
import { completeBrowser, PATIENCE_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: PATIENCE_MS });
completeBrowser();

afterEach(() => {
  cleanup();
  // The next file of this process finds the browser as a new one.
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
