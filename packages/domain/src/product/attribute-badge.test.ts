import { describe, expect, it } from 'vitest';
import { attributeBadges } from './attribute-badge';

const iconsOf = (...keys: string[]): string =>
  attributeBadges(keys.map((key) => ({ key })))
    .map((badge) => badge.key + (badge.hasIcon ? '*' : ''))
    .join(' ');

describe('PRD-4: at most three badges have their icon', () => {
  it.each([
    [['Bio', 'Msc', 'Asc', 'Gf'], 'Bio* Msc* Asc* Gf'],
    [['Bio', 'Msc', 'Asc'], 'Bio* Msc* Asc*'],
    [['Kos', 'Bio', 'Hal', 'Msc', 'Asc', 'Veg'], 'Kos Bio* Hal Msc* Asc* Veg'],
    [['Bio', 'Bio', 'Msc', 'Asc'], 'Bio* Msc* Asc*'],
    [['Veget'], 'Veget'],
    [[], ''],
  ])('%j', (keys, expected) => {
    expect(iconsOf(...keys)).toBe(expected);
  });

  it('carries name and extension, the key standing in for a missing name', () => {
    expect(
      attributeBadges([
        { key: 'Bestellschluss', extension: '14:00', displayName: 'Bestellschluss' },
        { key: 'Bio', displayName: 'Biologisch' },
        { key: 'Eg' },
      ]),
    ).toStrictEqual([
      { key: 'Bestellschluss', extension: '14:00', displayName: 'Bestellschluss', hasIcon: true },
      { key: 'Bio', displayName: 'Biologisch', hasIcon: true },
      { key: 'Eg', displayName: 'Eg', hasIcon: false },
    ]);
  });
});
