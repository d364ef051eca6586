import { editDistance } from '../language/edit-distance';
import { countBits, letterMask } from '../language/letter-mask';
import { phoneticKey } from '../language/phonetic-key';
import { stem } from '../language/stem';
import { sortedWords, type SortedWords } from './sorted-words';
import { createSpellingIndex, type FuzzyMatch, type SpellingIndex } from './spelling-index';
import { wordLines, type WordText } from './word-text';

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
  const masks: number[] = [];
  const written = createSpellingIndex();
  let orders: Orders | undefined;
  let sounds: SpellingIndex | undefined;
  let lines: WordText | undefined;

  const sounding = (): SpellingIndex => {
    if (sounds === undefined) {
      sounds = createSpellingIndex();
      for (const [index, { word }] of words.entries()) sounds.add(phoneticKey(word), index);
    }
    return sounds;
  };
  const nearWords = (near: readonly FuzzyMatch[]): readonly NearWord[] =>
    near.flatMap(({ index, slips }) => {
      const entry = words[index];
      return entry === undefined ? [] : [{ ...entry, slips }];
    });
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
    written.add(entry.word, words.length);
    words.push(entry);
    masks.push(letterMask(entry.word));
    orders = undefined;
    sounds = undefined;
    lines = undefined;
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
      lines ??= wordLines(words.map(({ word }) => word));
      return at(lines.containing(part, atMost));
    },
    near: (word, slips) => nearWords(written.near(word, slips)),
    soundingLike: (word, slips) => nearWords(sounding().near(phoneticKey(word), slips)),
    beginningNear: (start) => {
      const mask = letterMask(start);
      const found: KnownWord[] = [];
      for (const index of sorted().forwards.beginning(start.slice(0, 1), words.length)) {
        if (countBits(mask & ~(masks[index] ?? 0)) > 1) continue;
        const entry = words[index];
        if (entry === undefined || entry.word.length < start.length) continue;
        const isNear = [0, 1, -1].some(
          (more) => editDistance(start, entry.word.slice(0, start.length + more), 1) <= 1,
        );
        if (isNear) found.push(entry);
      }
      return found;
    },
  };
};
