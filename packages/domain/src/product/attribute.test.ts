import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_KEYS, hasAttribute, hasAttributeLogo } from './attribute';

describe('PRD-4: the known attribute keys have a logo, others have none', () => {
  it('knows eleven keys', () => {
    expect(ATTRIBUTE_KEYS.join(' ')).toBe(
      'Tiefgekuehlt Gekuehlt Wiegeartikel Bio Msc Asc Veg Gf Lf Bestellschluss Bestellartikel',
    );
  });

  it.each(ATTRIBUTE_KEYS)('%s has a logo', (key) => {
    expect(hasAttributeLogo(key)).toBe(true);
  });

  it.each(['Eg', 'Ed', 'AMA', 'Kos', 'Hal', 'Veget', 'bio', 'constructor', ''])('%j has none', (key) => {
    expect(hasAttributeLogo(key)).toBe(false);
  });
});

describe('attributes of a product', () => {
  const attributes = [{ key: 'Bio' }, { key: 'Bestellschluss', extension: '14:00' }];

  it('are found by their key', () => {
    expect(hasAttribute(attributes, 'Bio')).toBe(true);
    expect(hasAttribute(attributes, 'Bestellschluss')).toBe(true);
    expect(hasAttribute(attributes, 'Msc')).toBe(false);
  });
});
