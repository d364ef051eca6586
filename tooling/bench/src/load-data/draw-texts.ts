const WORD = /^\p{L}{3,}$/u;

/** The first and the last long word of each name, once: what somebody types who looks for just that article. */
export const drawTexts = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names.flatMap((name) => {
      const words = name.split(/[\s,./-]+/).filter((word) => WORD.test(word));
      const [first] = words;
      const last = words.at(-1);
      return first === undefined || last === undefined || first === last
        ? []
        : [`${first} ${last}`.toLowerCase()];
    }),
  ),
];
