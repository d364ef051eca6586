const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;

/** Which letters a folded word has, as bits: what differs in many of them is no slip of the finger. */
export const letterMask = (word: string): number => {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - FIRST;
    if (letter >= 0 && letter < LETTERS) mask |= 1 << letter;
  }
  return mask;
};

/** How many bits are set. */
export const countBits = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
};
