import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials of a customer', () => {
  it.each([
    ['Gasthof Zum Goldenen Hirschen', 'GH'],
    ['Kindergarten Öd', 'KÖ'],
    ['Hotel Seeblick', 'HS'],
    ['Café am Platz', 'CP'],
    ['Metro', 'M'],
    ['Hotel', 'H'],
    ['', ''],
    ['  „Zur Post“ ', 'P'],
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
