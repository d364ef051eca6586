import type { RuleMention } from './rule';
import { ruleIds } from './rule-ids';
import { testTitles } from './test-titles';

/** A file and what is in it. */
export interface TestFile {
  readonly file: string;
  readonly source: string;
}

const namedIn = ({ file, source }: TestFile): RuleMention[] => {
  // Parsing is the costly part; most files name no rule.
  if (ruleIds(source).length === 0) return [];
  const ids = new Set(testTitles(file, source).flatMap(ruleIds));
  return [...ids].map((id) => ({ id, file }));
};

/** Which test file names which rule, by file, then in the order of appearance. */
export const findRuleMentions = (files: readonly TestFile[]): RuleMention[] =>
  [...files].sort((left, right) => (left.file < right.file ? -1 : 1)).flatMap(namedIn);
