import { sessionFromCookies } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../testing/sign-on';
import { sessionChange } from './session-change';

const session = (userId: string, customer: string) =>
  sessionFromCookies(
    new Map([
      ['token', userId === '' ? '' : tokenOf({ userId })],
      ['tenant', 'AZ'],
      ['customer', customer],
    ]),
  );

describe('what became of a session', () => {
  it('is nothing while user and customer stay', () => {
    expect(sessionChange(session('u1', '1'), session('u1', '1'))).toEqual({ kind: 'none' });
  });

  it.each([
    ['u1', ''],
    ['', 'u1'],
    ['u1', 'u2'],
  ])('is another user from %j to %j', (before, after) => {
    expect(sessionChange(session(before, '1'), session(after, '1'))).toEqual({ kind: 'user' });
  });

  it.each([
    ['', '1', false],
    ['1', '', false],
    ['1', '2', true],
  ])('is another customer from %j to %j, a switch: %s', (before, after, isSwitch) => {
    expect(sessionChange(session('u1', before), session('u1', after))).toEqual({
      kind: 'customer',
      customerId: after,
      isSwitch,
    });
  });
});
