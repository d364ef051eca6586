import { describe, expect, it } from 'vitest';
import { TEMPERATURE_GROUPS, temperatureGroup } from './temperature-group';

describe('CHK-3: Tiefgekuehlt travels frozen, Gekuehlt fresh, all else ambient', () => {
  it.each([
    ['nothing', [], 'AMBIENT'],
    ['an organic article', ['Bio', 'Msc'], 'AMBIENT'],
    ['a cooled article', ['Bio', 'Gekuehlt'], 'FRESH'],
    ['a deep frozen article', ['Tiefgekuehlt', 'Bio'], 'FROZEN'],
    ['an article marked as both', ['Gekuehlt', 'Tiefgekuehlt'], 'FROZEN'],
    ['another spelling', ['gekuehlt'], 'AMBIENT'],
  ])('%s', (_, keys, group) => {
    expect(temperatureGroup(keys.map((key) => ({ key })))).toBe(group);
  });

  it('knows three groups', () => {
    expect(TEMPERATURE_GROUPS).toEqual(['AMBIENT', 'FRESH', 'FROZEN']);
  });
});
