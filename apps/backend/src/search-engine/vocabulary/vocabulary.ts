import { editDistance } from '../language/edit-distance';
import { countBits, letterMask } from '../language/letter-mask';
import { speltBySound } from '../language/spelt-by-sound';
import { stem } from '../language/stem';
import { sortedWords, type SortedWords } from './sorted-words';

/** A word that articles are found by. */
export interface KnownWord {
  readonly id: number;
  readonly word: string;
}

/** A word with how many slips lie between it and what was asked for. */
interface NearWord extends KnownWord {
  readonly slips: number;
}

/** Every word the catalogues use, learned from them. */
export interface Vocabulary {
  readonly size: number;
  add(words: readonly KnownWord[]): void;
  find(word: string): KnownWord | undefined;
  /** Words that differ in their ending only, the word itself among them. */
  ofStem(stemmed: string): readonly KnownWord[];
  beginning(start: string, atMost: number): readonly KnownWord[];
  /** Words whose stem ends so. */
  ending(end: string, atMost: number): readonly KnownWord[];
  containing(part: string, atMost: number): readonly KnownWord[];
  /** All words within so many slips of the finger, none left out. */
  near(word: string, slips: number): readonly NearWord[];
  /** Words that sound alike however they are written, with slips that are left between the sounds. */
  soundingLike(word: string, slips: number): readonly NearWord[];
  /** Words that begin with something within one slip. */
  beginningNear(start: string): readonly KnownWord[];
}

const backwards = (word: string): string => Array.from(word).toReversed().join('');

const isLetters = (word: string): boolean => /^\p{L}/u.test(word);

/** How words are spelt, with the letters of each. */
interface Spellings {
  readonly texts: string[];
  readonly masks: number[];
}

interface Orders {
  readonly forwards: SortedWords;
  readonly backwards: SortedWords;
}

/** Makes an empty vocabulary. It takes about 200 bytes a word. */
export const createVocabulary = (): Vocabulary => {
  const byWord = new Map<string, KnownWord>();
  const byStem = new Map<string, KnownWord[]>();
  // Words of letters alone; contents and numbers are found as they are or not at all.
  const words: KnownWord[] = [];
  const written: Spellings = { texts: [], masks: [] };
  let orders: Orders | undefined;
  let sounds: Spellings | undefined;

  const sounding = (): Spellings => {
    if (sounds === undefined) {
      const texts = words.map(({ word }) => speltBySound(word));
      sounds = { texts, masks: texts.map(letterMask) };
    }
    return sounds;
  };
  const within = ({ texts, masks }: Spellings, asked: string, slips: number): readonly NearWord[] => {
    const mask = letterMask(asked);
    const found: NearWord[] = [];
    for (let index = 0; index < texts.length; index += 1) {
      // A slip changes two letters of the set at most.
      if (countBits((masks[index] ?? 0) ^ mask) > 2 * slips) continue;
      const entry = words[index];
      const text = texts[index] ?? '';
      if (entry === undefined || Math.abs(text.length - asked.length) > slips) continue;
      const distance = editDistance(asked, text, slips);
      if (distance <= slips) found.push({ ...entry, slips: distance });
    }
    return found;
  };
  const sorted = (): Orders => {
    orders ??= {
      forwards: sortedWords(words.map(({ word }, index) => ({ word, index }))),
      backwards: sortedWords(words.map(({ word }, index) => ({ word: backwards(stem(word)), index }))),
    };
    return orders;
  };
  const at = (indexes: readonly number[]): readonly KnownWord[] =>
    indexes.flatMap((index) => words[index] ?? []);

  const add = (entry: KnownWord) => {
    if (byWord.has(entry.word)) return;
    byWord.set(entry.word, entry);
    if (!isLetters(entry.word)) return;
    const stemmed = stem(entry.word);
    const others = byStem.get(stemmed);
    if (others === undefined) byStem.set(stemmed, [entry]);
    else others.push(entry);
    words.push(entry);
    written.texts.push(entry.word);
    written.masks.push(letterMask(entry.word));
    orders = undefined;
    sounds = undefined;
  };

  return {
    get size() {
      return byWord.size;
    },
    add: (entries) => {
      for (const entry of entries) add(entry);
    },
    find: (word) => byWord.get(word),
    ofStem: (stemmed) => byStem.get(stemmed) ?? [],
    beginning: (start, atMost) => at(sorted().forwards.beginning(start, atMost)),
    ending: (end, atMost) => at(sorted().backwards.beginning(backwards(end), atMost)),
    containing: (part, atMost) => {
      const found: KnownWord[] = [];
      for (const entry of words) {
        if (found.length >= atMost) break;
        if (entry.word.includes(part)) found.push(entry);
      }
      return found;
    },
    near: (word, slips) => within(written, word, slips),
    soundingLike: (word, slips) => within(sounding(), speltBySound(word), slips),
    beginningNear: (start) => {
      const mask = letterMask(start);
      const found: KnownWord[] = [];
      for (let index = 0; index < words.length; index += 1) {
        if (countBits(mask & ~(written.masks[index] ?? 0)) > 1) continue;
        const entry = words[index];
        if (entry === undefined || entry.word.length < start.length) continue;
        if (entry.word.charCodeAt(0) !== start.charCodeAt(0)) continue;
        const isNear = [0, 1, -1].some(
          (more) => editDistance(start, entry.word.slice(0, start.length + more), 1) <= 1,
        );
        if (isNear) found.push(entry);
      }
      return found;
    },
  };
};
