import { stem } from '../language/stem';
import type { SynonymIndex } from '../synonyms/create-synonym-index';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { TermCache } from './term-cache';

/** What candidates are taken from. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
  /** Words that no article of the tenant stands for, although the catalogues of others may use them. */
  readonly absent: ReadonlySet<string>;
  /** What words were read as before, none of them absent. */
  readonly readWords: TermCache;
}

/** Whether a word is one, whatever its ending: of some catalogue, and not known to be of those of others alone. */
export const isUsed = ({ vocabulary, absent }: Lexicon, word: string): boolean =>
  !absent.has(word) && (vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0);
