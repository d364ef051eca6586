/**
 * How sounds of borrowed words are written and how people write them who only heard them: what a pattern finds is
 * replaced on both sides before words are compared, in this order.
 */
const SPELLINGS = [
  [/eau/g, 'o'],
  [/oo|ou/g, 'u'],
  [/ie/g, 'i'],
  [/ai/g, 'e'],
  [/tsch|tch/g, 'ts'],
  [/sch|sh/g, 's'],
  [/gn/g, 'nj'],
  [/ph/g, 'f'],
  [/(?<=[trk])h/g, ''],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/qu/g, 'ku'],
  [/ck/g, 'k'],
  [/c(?![hei])/g, 'k'],
  [/x/g, 'ks'],
  [/tz/g, 'z'],
  [/dt/g, 't'],
  [/w/g, 'v'],
  [/y(?=[aeiou])/g, 'j'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/e$/g, ''],
] as const;

/** A folded word as it sounds, so that "kuskus" and "couscous" are one. To be compared with others like it only. */
export const phoneticKey = (word: string): string =>
  SPELLINGS.reduce((spelt, [pattern, sound]) => spelt.replace(pattern, sound), word);
