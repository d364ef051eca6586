import { stem } from '../language/stem';
import type { SynonymBook } from '../synonyms/synonym-book';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { ReadWords } from './word-memory';

/** What candidates are taken from. */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymBook;
  /** Words that no article of the tenant stands for, although the catalogues of others may use them. */
  readonly absent: ReadonlySet<string>;
  /** What words were read as before, none of them absent. */
  readonly readWords: ReadWords;
}

/** Whether a word is one, whatever its ending: of some catalogue, and not known to be of those of others alone. */
export const isUsed = ({ vocabulary, absent }: Language, word: string): boolean =>
  !absent.has(word) && (vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0);
