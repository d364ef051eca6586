import { describe, expect, it } from 'vitest';
import { takeEmails } from './email-list';

describe('CHK-1: a confirmation goes to valid e-mail addresses only', () => {
  it.each([
    ['kueche@hirsch.at', ['kueche@hirsch.at'], ''],
    ['  kueche@hirsch.at, einkauf@hirsch.at;', ['kueche@hirsch.at', 'einkauf@hirsch.at'], ''],
    ['kueche@hirsch', [], 'kueche@hirsch'],
    ['kueche hirsch.at a@b.at', ['a@b.at'], 'kueche hirsch.at'],
    ['', [], ''],
  ])('%j', (text, emails, rest) => {
    expect(takeEmails([], text)).toEqual({ emails, rest });
  });

  it('takes each address once, and none that gets the confirmation anyway', () => {
    expect(takeEmails(['a@b.at'], 'A@b.at own@b.at c@b.at', ['OWN@b.at'])).toEqual({
      emails: ['a@b.at', 'c@b.at'],
      rest: '',
    });
  });
});
