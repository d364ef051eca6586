import '@testing-library/jest-dom/vitest';
import { completeBrowser, TEST_TIMEOUT_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../index';
import { preloadAllBlocks } from '../later';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });
completeBrowser();

beforeAll(preloadAllBlocks);
afterEach(cleanup);
