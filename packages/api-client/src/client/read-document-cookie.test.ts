import { afterEach, expect, it, vi } from 'vitest';
import { readDocumentCookie } from './read-document-cookie';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['the only one', 'token=abc', 'abc'],
  ['the first of several', 'token=abc; tenant=AZ', 'abc'],
  ['the last of several', 'tenant=AZ; token=abc', 'abc'],
  ['not one whose name ends alike', 'my-token=no; token=abc', 'abc'],
  ['not one whose name begins alike', 'token2=no; token=abc', 'abc'],
  ['with equal signs inside', 'token=a=b==', 'a=b=='],
  ['percent-encoded', 'token=a%20b%C3%A4', 'a bä'],
  ['with a stray percent sign, as it is', 'token=100%', '100%'],
  ['empty', 'token=', ''],
  ['absent', 'tenant=AZ', undefined],
  ['no cookies at all', '', undefined],
])('readDocumentCookie: %s', (_, cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(readDocumentCookie('token')).toBe(expected);
});

it('readDocumentCookie: undefined where there is no document', () => {
  expect(readDocumentCookie('token')).toBeUndefined();
});
