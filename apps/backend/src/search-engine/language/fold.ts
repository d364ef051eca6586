import { foldLetters } from '@gastroshop/domain/letters';

/**
 * A text in comparable letters: small, without accents, ß as ss, and ä, ö, ü alike whether typed so, without their dots, or
 * as ae, oe, ue. The price is that "poet" and "pot" are one word; words of one catalogue hardly ever meet like this.
 */
export const fold = (text: string): string => foldLetters(text).replaceAll(/([aou])e/g, '$1');
