import type { UnitWordTest } from './unit-words';

/** Numbers as they are said, which kitchens also write. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: 'ein(?:e[nmrs]?)?|an?|one',
  2: 'zwei|zwo|two',
  3: 'drei|three',
  4: 'vier|four',
  5: 'fünf|five',
  6: 'sechs|six',
  7: 'sieben|seven',
  8: 'acht|eight',
  9: 'neun|nine',
  10: 'zehn|ten',
  11: 'elf|eleven',
  12: 'zwölf|twelve',
  15: 'fünfzehn|fifteen',
  20: 'zwanzig|twenty',
  30: 'dreißig|dreissig|thirty',
};

/** A number in words with the word behind it. */
const SAID = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${Object.entries(NUMBERS)
    .map(([number, words]) => `(?<n${number}>${words})`)
    .join('|')})\s+(\p{L}+)`,
  'giu',
);

/** A line with its numbers in digits. */
interface DigitLine {
  readonly line: string;
  /** The numbers as they were written. */
  readonly words: readonly string[];
}

/**
 * Writes the numbers of a line that stand in words before a unit in digits: "zwei Kübel Sauerrahm", "coke - six cases".
 * Without a unit such words are part of names.
 *
 * @returns undefined where there is none
 */
export const withDigits = (line: string, isUnitWord: UnitWordTest): DigitLine | undefined => {
  const words: string[] = [];
  const digits = line.replace(SAID, (said: string, ...found: readonly unknown[]) => {
    const groups = Object.entries(found.at(-1) ?? {});
    const [name = '', word] = groups.find(([, text]) => typeof text === 'string') ?? [];
    const unit = said.slice(String(word).length).trim();
    if (!isUnitWord(unit)) return said;
    words.push(String(word));
    return `${name.slice(1)} ${unit}`;
  });
  return words.length === 0 ? undefined : { line: digits, words };
};
