import { NO_FLAGS } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from './caller';
import { createTokenCache } from './token-cache';

const callerOf = (userId: string): AuthenticatedUser => ({
  userId,
  userName: userId,
  tenant: 'AZ',
  flags: NO_FLAGS,
  mayPreviewContent: false,
  locale: 'de-AT',
  providerSession: undefined,
  issuedAt: new Date(0),
  expiresAt: new Date(100),
});

describe('verified tokens', () => {
  it('are known again as long as they are valid, and only as the very same text', () => {
    const memory = createTokenCache();
    const caller = callerOf('anna');
    memory.set('a.b.c', { caller, from: 10, until: 100 });
    expect(memory.get('a.b.c', 10)).toBe(caller);
    expect(memory.get('a.b.c', 99)).toBe(caller);
    expect(memory.get('a.b.d', 50)).toBeUndefined();
    expect(memory.get('a.b.c', 9)).toBeUndefined();
    expect(memory.get('a.b.c', 100)).toBeUndefined();
  });

  it('are forgotten when they end and when there are too many, the oldest first', () => {
    const memory = createTokenCache(2);
    for (const name of ['a', 'b', 'c']) memory.set(name, { caller: callerOf(name), from: 0, until: 100 });
    expect(memory.get('a', 1)).toBeUndefined();
    expect(memory.get('b', 1)?.userId).toBe('b');
    expect(memory.get('c', 1)?.userId).toBe('c');
    expect(memory.get('c', 100)).toBeUndefined();
    expect(memory.get('c', 1)).toBeUndefined();
  });
});
