const MAX_LETTERS = 31;

/** Neither a control letter nor one of those spreadsheets use to point at sheets; no apostrophe at the ends. */
const cleaned = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}:\\/?*[\]]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[' ]+|[' ]+$/g, '')
    .slice(0, MAX_LETTERS);

/** Names that spreadsheets take: short, without their special letters, each once whatever the case. */
export const sheetNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = cleaned(name) || '1';
    let unique = base;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` (${count})`;
      unique = base.slice(0, MAX_LETTERS - ending.length) + ending;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
};
