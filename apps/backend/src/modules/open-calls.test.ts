import { contract } from '@gastroshop/api-contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { testServices } from '../testing/test-app';
import { handlersOf } from './index';
import { openCalls } from './open-calls';

/** Handlers are only named here, never called. */
const NO_STORE: Store = {
  engine: 'pglite',
  inScope: () => Promise.reject(new Error('not in use')),
  asSystem: () => Promise.reject(new Error('not in use')),
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

describe('the README of the backend', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  // The token is answered by the sign-on, which is no module.
  const open = openCalls(handlersOf(testServices(NO_STORE, systemClock))).filter(
    (name) => name !== 'getToken',
  );

  it('names every open call and no other', () => {
    const listed = /answer 501[^:]*: ([^.]+)\./.exec(readme)?.[1]?.split(', ') ?? [];
    expect([...listed].sort()).toEqual([...open].sort());
  });

  it('counts right', () => {
    expect(readme).toContain(`${open.length} calls are open`);
    expect(readme).toContain(`${Object.keys(contract).length - open.length} calls are answered`);
  });
});
