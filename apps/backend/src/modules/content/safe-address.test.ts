import { describe, expect, it } from 'vitest';
import { isSafeAddress } from './safe-address';

describe('addresses of the content', () => {
  it.each([
    '/',
    '/page/agb?x=1#y',
    '#lieferung',
    '?seite=2',
    'https://partner.example/weg',
    'HTTPS://partner.example',
    'mailto:kueche@example.at',
    'tel:+43123456',
    '  /flyers ',
  ])('may be %j', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u200b:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://own.invalid/1',
    'file:///etc/passwd',
    'http://partner.example',
    'ftp://partner.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '///evil.example',
    'https:evil.example\\@x',
    'https://user:pass@evil.example',
    'flyers',
    'https://',
    'https://own.invalid/x',
  ])('may not be %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});
