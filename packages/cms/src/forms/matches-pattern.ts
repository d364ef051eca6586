/** More parts of open length than this may take longer than a keystroke. */
const MOST_OPEN_PARTS = 3;

/**
 * Whether a pattern is decided at once whatever is typed: no repeated group, no reference back, few parts of open
 * length. The page would stand still while another one is tried.
 */
const isQuick = (pattern: string): boolean =>
  !/\)[*+{]|\\[1-9k]/.test(pattern) &&
  (pattern.match(/(?<!\\)(?:[*+]|\{\d+,\})/g) ?? []).length <= MOST_OPEN_PARTS;

const compiled = (pattern: string): RegExp | undefined => {
  for (const flags of ['u', ''])
    try {
      return new RegExp(`^(?:${pattern})$`, flags);
    } catch {
      // Older patterns escape more than Unicode ones may.
    }
  return undefined;
};

/**
 * Whether the whole of a text matches an editor's pattern (CMS-2). What cannot be decided at once, or by no expression,
 * counts as matching: the server, which looks at it under a time limit, decides.
 */
export const matchesPattern = (pattern: string, text: string): boolean =>
  !isQuick(pattern) || (compiled(pattern)?.test(text) ?? true);
