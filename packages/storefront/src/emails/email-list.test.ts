import { describe, expect, it } from 'vitest';
import { parseEmails } from './email-list';

describe('CHK-1: a confirmation goes to valid e-mail addresses only', () => {
  it.each([
    ['kueche@hirsch.at', ['kueche@hirsch.at'], ''],
    ['  kueche@hirsch.at, einkauf@hirsch.at;', ['kueche@hirsch.at', 'einkauf@hirsch.at'], ''],
    ['kueche@hirsch', [], 'kueche@hirsch'],
    ['kueche hirsch.at a@b.at', ['a@b.at'], 'kueche hirsch.at'],
    ['', [], ''],
  ])('%j', (text, emails, rest) => {
    expect(parseEmails([], text)).toEqual({ emails, rest });
  });

  it('takes each address once, and none that gets the confirmation anyway', () => {
    expect(parseEmails(['a@b.at'], 'A@b.at own@b.at c@b.at', ['OWN@b.at'])).toEqual({
      emails: ['a@b.at', 'c@b.at'],
      rest: '',
    });
  });

  it.each([
    [0, 0, 12, 10],
    [4, 3, 12, 3],
    [10, 0, 2, 0],
    [0, 10, 1, 0],
    [12, 0, 1, 0],
  ])('has room for ten: beside %i and %i of their own, %i more take in %i', (kept, own, typed, taken) => {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}${index}@b.at`);
    const { emails, rest } = parseEmails(
      named('kept', kept),
      named('new', typed).join(' '),
      named('own', own),
    );
    expect(emails).toHaveLength(kept + taken);
    expect(rest).toBe(named('new', typed).slice(taken).join(' '));
  });
});
