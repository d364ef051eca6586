import '@testing-library/jest-dom/vitest';
import { completeBrowser, PATIENCE_MS } from '@gastroshop/config/browser-tests';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../index';
import { preloadAllBlocks } from '../later';

configure({ asyncUtilTimeout: PATIENCE_MS });
completeBrowser();

beforeAll(preloadAllBlocks);
afterEach(cleanup);
