import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { phoneticKey } from './phonetic-key';

const sound = (text: string) => phoneticKey(fold(text));

describe('words by their sound', () => {
  it.each([
    ['Kuskus', 'Couscous'],
    ['Raklet', 'Raclette'],
    ['Mayonese', 'Mayonnaise'],
    ['Kalamari', 'Calamari'],
    ['Kabanossi', 'Cabanossi'],
    ['Vodka', 'Wodka'],
    ['Kampanjer', 'Campagner'],
    ['Jakobs', 'Jacobs'],
    ['Rabarber', 'Rhabarber'],
    ['Ketschap', 'Ketchap'],
  ])('"%s" and "%s" are one', (typed, written) => {
    expect(sound(typed)).toBe(sound(written));
  });

  it.each([
    ['Wein', 'Wien'],
    ['Most', 'Mast'],
    ['Kirsche', 'Kirche'],
  ])('"%s" and "%s" are not', (one, other) => {
    expect(sound(one)).not.toBe(sound(other));
  });
});
