import { themeCss, themes } from '@gastroshop/ui/theme-data';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TENANT_PROFILE, toTenantProfile } from './tenant-profile';

describe('TEN-3: how a tenant presents itself', () => {
  it('is what the default look is called, where nobody says anything', () => {
    expect(toTenantProfile([])).toEqual({
      displayName: 'Gastrofresh',
      theme: themes.gastrofresh,
      markKey: 'gastrofresh',
      preparedKey: 'gastrofresh',
      sender: { name: undefined, address: undefined },
      signature: 'Gastrofresh',
      telephone: undefined,
    });
    expect(toTenantProfile([{}, {}])).toEqual(DEFAULT_TENANT_PROFILE);
  });

  it('is a prepared look, with its name in two colours', () => {
    const { displayName, theme, preparedKey } = toTenantProfile([
      { displayName: 'Alpingastro', theme: 'alpin' },
    ]);
    expect({ displayName, preparedKey }).toEqual({ displayName: 'Alpingastro', preparedKey: 'alpin' });
    expect(theme).toEqual(themes.alpin);
  });

  const group = { displayName: 'Alpingastro', theme: 'alpin', telephone: '+43 1', mailName: 'Alpin' };

  it('is what the nearest says, field by field', () => {
    const { displayName, telephone, sender, signature, theme } = toTenantProfile([
      { telephone: '+43 2', mailAddress: 'a@b.example' },
      group,
    ]);
    expect({ displayName, telephone, sender, signature }).toEqual({
      displayName: 'Alpingastro',
      telephone: '+43 2',
      sender: { name: 'Alpin', address: 'a@b.example' },
      signature: 'Alpingastro\n+43 2',
    });
    expect(theme.mark).toBe(themes.alpin.mark);
  });

  it('has a colour of its own under the mark of its group', () => {
    const own = toTenantProfile([{ brandColor: '#7a1f5c' }, group]);
    expect(own).toMatchObject({ markKey: 'alpin', preparedKey: undefined });
    expect(own.theme.brand[7]).toBe('#7a1f5c');
    expect(own.theme.wordmark).toBe(themes.alpin.wordmark);
    expect(themeCss(own.theme).match(/#[\da-f]{6};/g)).toHaveLength(28);
  });

  it('has a mark of its own, and its name in one colour', () => {
    const own = toTenantProfile([{ displayName: 'Alpenland', markPath: 'M4 4h24v24H4z' }, group]);
    expect(own).toMatchObject({ markKey: undefined, preparedKey: undefined });
    expect(own.theme).toMatchObject({ label: 'Alpenland', brand: themes.alpin.brand });
    expect(own.theme.wordmark).toEqual([{ text: 'Alpenland', brand: false }]);
    expect(own.theme.mark).toEqual(['<path d="M4 4h24v24H4z" fill="{ink}" fill-rule="evenodd"/>']);
  });

  it('leaves the look of its group as a whole for a prepared one', () => {
    expect(
      toTenantProfile([{ theme: 'kiennast' }, { brandColor: '#7a1f5c', markPath: 'M0 0z' }]).preparedKey,
    ).toBe('kiennast');
  });

  it('falls back where a colour or a look that was stored is none any more', () => {
    expect(toTenantProfile([{ brandColor: '#ffcc00', theme: 'unknown' }, group]).preparedKey).toBe('alpin');
  });
});
