import { describe, expect, it } from 'vitest';
import { gradeHeaders } from '.';

const best = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const cookie = 'tenant=AZ; Path=/; SameSite=Strict; Secure';
const totalOf = (headers: Readonly<Record<string, string | undefined>>, cookies: readonly string[] = []) =>
  gradeHeaders({ headers: { ...best, ...headers }, cookies }).total;

describe('the grade of headers', () => {
  it('is 130 for the best without cookies, 135 with good ones', () => {
    expect([totalOf({}), totalOf({}, [cookie])]).toEqual([130, 135]);
  });

  it.each([
    ['content-security-policy', undefined, 55],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; script-src data:; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
    ['content-security-policy', "script-src 'self'; frame-ancestors 'none'", 80],
    [
      'content-security-policy',
      "default-src 'none'; connect-src http://a.example; frame-ancestors 'none'",
      80,
    ],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 110],
    ['content-security-policy', "default-src 'none'; img-src http://a.example; frame-ancestors 'none'", 110],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; default-src *", 130],
    ['content-security-policy', "default-src 'none'", 80],
    ['cross-origin-resource-policy', undefined, 120],
    ['cross-origin-resource-policy', 'cross-origin', 120],
    ['cross-origin-resource-policy', 'nonsense', 115],
    ['referrer-policy', undefined, 125],
    ['referrer-policy', 'unsafe-url', 120],
    ['strict-transport-security', undefined, 80],
    ['strict-transport-security', 'max-age=86400', 120],
    ['x-content-type-options', undefined, 125],
    ['access-control-allow-credentials', 'true', 50],
  ])('with %s: %s is %i', (name, value, total) => {
    expect(totalOf({ [name]: value })).toBe(total);
  });

  it.each([
    ['tenant=AZ; SameSite=Strict', 80],
    ['tenant=AZ; Secure', 130],
    ['session=x; Secure; SameSite=Strict', 70],
    ['session=x; HttpOnly; SameSite=Strict', 60],
    ['csrf-token=x; Secure', 80],
    ['__Host-session=x; Secure; HttpOnly; SameSite=Strict', 135],
  ])('with the cookie %s is %i', (line, total) => {
    expect(totalOf({}, [line])).toBe(total);
  });

  it('is by the older header where the policy says nothing of frames', () => {
    const policy = "default-src 'none'";
    expect(totalOf({ 'content-security-policy': policy, 'x-frame-options': 'DENY' })).toBe(130);
  });
});
