import { ATTRIBUTE_KEYS } from '@gastroshop/domain/product';
import { describe, expect, it } from 'vitest';
import { badgeLabel } from './badge-label';

describe('PRD-4: the word on a badge', () => {
  it.each(ATTRIBUTE_KEYS)('%s has one in both languages, whatever the backend sends', (key) => {
    for (const locale of ['de-AT', 'en-GB'] as const) {
      expect(badgeLabel({ key, displayName: 'from the backend' }, locale)).not.toBe('from the backend');
    }
  });

  it('is the backend’s for what the shop does not know', () => {
    expect(badgeLabel({ key: 'Kos', displayName: 'koscher' }, 'de-AT')).toBe('koscher');
  });

  it('a deadline tells its time', () => {
    const deadline = { key: 'Bestellschluss', displayName: 'Bestellschluss' };
    expect(badgeLabel({ ...deadline, extension: '11:00' }, 'de-AT')).toBe('Bestellschluss 11:00');
    expect(badgeLabel({ ...deadline, extension: '11:00' }, 'en-GB')).toBe('Order by 11:00');
    expect(badgeLabel(deadline, 'de-AT')).toBe('Bestellschluss');
  });
});
