import { createContext, Script } from 'node:vm';

/** A text and the pattern the whole of it has to match. */
export interface PatternCheck {
  readonly pattern: string;
  readonly text: string;
}

/** All patterns of a form together: what people write takes a thousandth of it. */
const TOGETHER_MS = 100;
/** Each by itself, when one of them keeps the others from being looked at; together no longer than the first try. */
const ALONE_MS = 20;

const script = new Script(`
  checks.map(({ pattern, text }) => {
    for (const flags of ['u', '']) {
      let expression;
      try {
        expression = new RegExp('^(?:' + pattern + ')$', flags);
      } catch {
        continue;
      }
      return expression.test(text);
    }
    return true;
  });
`);

/** @returns undefined when it took too long */
const runFor = (timeout: number, checks: readonly PatternCheck[]): readonly boolean[] | undefined => {
  try {
    const result: unknown = script.runInContext(
      createContext({ checks: checks.map(({ pattern, text }) => ({ pattern, text })) }),
      { timeout },
    );
    return Array.isArray(result) ? result.map(Boolean) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Checks texts by their patterns. A pattern may be written so that some text keeps it busy for years: it is run under a
 * time limit, which the engine keeps in the middle of a match, and what cannot be decided in time does not match. A
 * pattern that is none decides nothing.
 *
 * @returns for each check whether it matches, in their order
 */
export const checkPatterns = (checks: readonly PatternCheck[]): readonly boolean[] => {
  if (checks.length === 0) return [];
  const together = runFor(TOGETHER_MS, checks);
  if (together !== undefined) return together;
  const end = performance.now() + TOGETHER_MS;
  return checks.map((check) => performance.now() < end && runFor(ALONE_MS, [check])?.[0] === true);
};
