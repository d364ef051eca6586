import { paletteIssue, themeCss, themes } from '@gastroshop/ui/theme-data';
import { describe, expect, it } from 'vitest';
import type { Look, TenantSettings } from '../db';
import { DEFAULT_TENANT_PROFILE, toTenantProfile } from './tenant-profile';

const lookOf = ({ label, wordmark, brand, dark }: (typeof themes)[keyof typeof themes]): Look => ({
  shortName: label,
  wordmark,
  shades: brand,
  darkTints: dark,
  mark: [{ path: `M0 0${label.length}z` }],
});

const LOOKS: Readonly<Record<string, Look>> = {
  alpin: lookOf(themes.alpin),
  kiennast: lookOf(themes.kiennast),
};

/** The profile by what is said, the nearest first. */
const profileOf = (...settings: readonly TenantSettings[]) =>
  toTenantProfile(settings.map((doc) => ({ doc, look: LOOKS[doc.theme ?? ''] })));

describe('TEN-3: how a tenant presents itself', () => {
  it('is plain where nobody says anything: a look that is nobody’s, and can be read', () => {
    expect(toTenantProfile([])).toMatchObject({
      displayName: 'Onlineshop',
      markKey: undefined,
      preparedKey: undefined,
      sender: { name: undefined, address: undefined },
      signature: 'Onlineshop',
      telephone: undefined,
    });
    expect(profileOf({}, {})).toEqual(DEFAULT_TENANT_PROFILE);
    const { brand, dark } = DEFAULT_TENANT_PROFILE.theme;
    expect(paletteIssue({ brand, dark })).toBeUndefined();
  });

  it('is a prepared look, with its name in two colours', () => {
    const { displayName, theme, preparedKey } = profileOf({ displayName: 'Alpingastro', theme: 'alpin' });
    expect({ displayName, preparedKey }).toEqual({ displayName: 'Alpingastro', preparedKey: 'alpin' });
    const { label, wordmark, brand, dark } = themes.alpin;
    expect(theme).toMatchObject({ label, wordmark, brand, dark });
  });

  const group = { displayName: 'Alpingastro', theme: 'alpin', telephone: '+43 1', mailName: 'Alpin' };
  const groupMark = profileOf(group).theme.mark;

  it('is what the nearest says, field by field', () => {
    const { displayName, telephone, sender, signature, theme } = profileOf(
      { telephone: '+43 2', mailAddress: 'a@b.example' },
      group,
    );
    expect({ displayName, telephone, sender, signature }).toEqual({
      displayName: 'Alpingastro',
      telephone: '+43 2',
      sender: { name: 'Alpin', address: 'a@b.example' },
      signature: 'Alpingastro\n+43 2',
    });
    expect(theme.mark).toEqual(groupMark);
  });

  it('has a colour of its own under the mark of its group', () => {
    const own = profileOf({ brandColor: '#7a1f5c' }, group);
    expect(own).toMatchObject({ markKey: 'alpin', preparedKey: undefined });
    expect(own.theme.brand[7]).toBe('#7a1f5c');
    expect(own.theme.wordmark).toEqual(themes.alpin.wordmark);
    expect(themeCss(own.theme).match(/#[\da-f]{6};/g)).toHaveLength(28);
  });

  it('has a mark of its own, and its name in one colour', () => {
    const own = profileOf({ displayName: 'Alpenland', markPath: 'M4 4h24v24H4z' }, group);
    expect(own).toMatchObject({ markKey: undefined, preparedKey: undefined });
    expect(own.theme).toMatchObject({ label: 'Alpenland', brand: themes.alpin.brand });
    expect(own.theme.wordmark).toEqual([{ text: 'Alpenland', brand: false }]);
    expect(own.theme.mark).toEqual([{ path: 'M4 4h24v24H4z' }]);
  });

  it('has its name in the parts it says, and is called what they spell', () => {
    const wordmark = [{ text: 'Bio ', brand: true }, { text: 'Hof' }];
    const shown = [
      { text: 'Bio ', brand: true },
      { text: 'Hof', brand: false },
    ];
    expect(profileOf({ wordmark }, group).theme).toMatchObject({ label: 'Bio Hof', wordmark: shown });
    expect(profileOf({ displayName: 'Bio Hof Gastro', wordmark }, group)).toMatchObject({
      displayName: 'Bio Hof Gastro',
      theme: { label: 'Bio Hof', wordmark: shown },
    });
    // A group's parts are for those alone who are called the same.
    expect(profileOf({ shortName: 'Hof West' }, { wordmark }).theme.wordmark).toEqual([
      { text: 'Hof West', brand: false },
    ]);
    expect(profileOf({ telephone: '+43 1' }, { wordmark }).theme.wordmark).toEqual(shown);
  });

  it('leaves the look of its group as a whole for a prepared one', () => {
    expect(profileOf({ theme: 'kiennast' }, { brandColor: '#7a1f5c', markPath: 'M0 0z' }).preparedKey).toBe(
      'kiennast',
    );
  });

  it('falls back where a colour or a look that was stored is none any more', () => {
    expect(profileOf({ brandColor: '#ffcc00', theme: 'unknown' }, group).preparedKey).toBe('alpin');
  });
});
