import '@testing-library/jest-dom/vitest';
import { completeBrowser, PATIENCE_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: PATIENCE_MS });
completeBrowser();

afterEach(cleanup);
