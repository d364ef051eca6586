const wordsOf = (text: string): readonly string[] => text.toLocaleLowerCase().match(/\p{L}+|\p{Nd}+/gu) ?? [];

/**
 * Whether a name has what was typed in one piece, number and word beside each other: then the number is part of the name.
 * "7 up" is a name where there is a "7 Up"; "12 obers" is an amount, whatever "Obers 12 × 1 l" there is.
 */
export const carriesNumber = (name: string, typed: string): boolean => {
  const words = ` ${wordsOf(name).join(' ')} `;
  return words.includes(` ${wordsOf(typed).join(' ')} `);
};
