import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address';

const label = (length: number): string => 'a'.repeat(length);

describe('CHK-1: confirmation e-mail addresses must be valid', () => {
  it.each([
    'kueche@gasthof-post.at',
    'a@b.at',
    'Anna.Maria+bestellung@mail.example.co.at',
    "o'neil!#$%&*/=?^_`{|}~-@example.at",
    '1@2.at',
    'wirt@xn--gasthof-mller-ilb.at',
    'wirt@example.xn--p1ai',
    `${label(64)}@example.at`,
    `a@${label(63)}.at`,
    `a@b.${label(63)}`,
    `${label(64)}@${label(63)}.${label(63)}.${label(58)}.at`,
  ])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'gasthof.at'],
    ['no local part', '@example.at'],
    ['no domain', 'wirt@'],
    ['two @', 'a@b@example.at'],
    ['a domain of one label', 'wirt@localhost'],
    ['a dot at the start', '.wirt@example.at'],
    ['a dot at the end of the local part', 'wirt.@example.at'],
    ['two dots together', 'a..b@example.at'],
    ['an empty label', 'a@example..at'],
    ['a dot at the end', 'a@example.at.'],
    ['a hyphen before a label', 'a@-example.at'],
    ['a hyphen after a label', 'a@example-.at'],
    ['an underscore in the domain', 'a@exa_mple.at'],
    ['a last label of one letter', 'a@example.a'],
    ['a last label with digits', 'a@example.a1'],
    ['digits after a top level label', 'a@mail.at.1'],
    ['an address literal', 'a@127.0.0.1'],
    ['a last label of xn-- alone', 'a@example.xn--'],
    ['a last label that only ends like a foreign one', 'a@example.axn--b'],
    ['a last label that only begins with letters', 'a@example.at1'],
    ['a foreign last label with a hyphen at its end', 'a@example.xn--a-'],
    ['umlauts in the domain', 'wirt@müller.at'],
    ['umlauts in the local part', 'müller@example.at'],
    ['a blank inside', 'a b@example.at'],
    ['a blank before', ' a@example.at'],
    ['a blank after', 'a@example.at '],
    ['a line break after', 'a@example.at\n'],
    ['a header smuggled in', 'a@example.at\r\nBcc: x@y.at'],
    ['a display name', 'Wirt <a@example.at>'],
    ['a list', 'a@b.at,c@d.at'],
    ['a quoted local part', '"a b"@example.at'],
    ['a local part of 65 characters', `${label(65)}@example.at`],
    ['a label of 64 characters', `a@${label(64)}.at`],
    ['a last label of 64 letters', `a@b.${label(64)}`],
    ['255 characters', `${label(64)}@${label(63)}.${label(63)}.${label(59)}.at`],
  ])('refuses %s', (_, address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('accepts ordinary generated addresses and never one with a line break', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        (name, host) => {
          expect(isEmailAddress(`${name}@${host}.at`)).toBe(true);
          expect(isEmailAddress(`${name}@${host}.at\n${name}`)).toBe(false);
        },
      ),
    );
  });

  it('answers at once for a very long text', () => {
    const started = Date.now();
    expect(isEmailAddress(`${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}.at`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(500);
  });
});
