import { contract } from '@gastroshop/api-contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { testServices } from '../testing/test-app';
import { createHandlers } from './index';
import { openCalls } from './open-calls';

/** Handlers are only named here, never called. */
const NO_STORE: Store = {
  engine: 'pglite',
  inScope: () => Promise.reject(new Error('not in use')),
  asSystem: () => Promise.reject(new Error('not in use')),
  isCrowded: () => false,
  connections: () => ({ inUse: 0, idle: 0, waiting: 0 }),
  check: () => Promise.resolve(),
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

describe('the calls of the contract', () => {
  it('are all answered; the token by the sign-on, which is no module', () => {
    expect(openCalls(createHandlers(testServices(NO_STORE, systemClock)))).toEqual(['getToken']);
  });

  it('are counted right in the README of the backend', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(`All ${Object.keys(contract).length} calls of the contract are answered`);
  });
});
