import '@testing-library/jest-dom/vitest';
import { completeBrowser, PATIENCE_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: PATIENCE_MS });
// What is drawn on a server is tested without a browser.
if (typeof document !== 'undefined') completeBrowser();

afterEach(cleanup);
