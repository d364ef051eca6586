const chunksOf = (word: string, letters: number): readonly string[] =>
  word.length <= letters
    ? [word]
    : Array.from({ length: Math.ceil(word.length / letters) }, (_, place) =>
        word.slice(place * letters, (place + 1) * letters),
      );

/** A text in lines of at most so many letters, broken between words where there are any. */
export const wrapLines = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => chunksOf(one, letters))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
