import { stem } from '../language/stem';
import type { SynonymBook } from '../synonyms/synonym-book';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** What candidates are taken from. */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymBook;
}

/** Whether the catalogues use a word, whatever its ending. */
export const isUsed = ({ vocabulary }: Language, word: string): boolean =>
  vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0;
