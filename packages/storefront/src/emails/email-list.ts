import { isEmailAddress } from '@gastroshop/domain/cart';

/** What became of a typed text of e-mail addresses. */
export interface TypedEmails {
  /** The valid ones, those there were before first, each once. */
  readonly emails: readonly string[];
  /** What is no valid address and stays in the field. */
  readonly rest: string;
}

const isIn = (list: readonly string[], email: string): boolean =>
  list.some((other) => other.toLowerCase() === email.toLowerCase());

/**
 * Takes typed addresses over (CHK-1), several where they are parted by commas, semicolons or blanks; what is no valid
 * address is left where it was typed.
 *
 * @param known addresses the confirmation goes to anyway
 */
export const takeEmails = (
  emails: readonly string[],
  text: string,
  known: readonly string[] = [],
): TypedEmails => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const taken = [...emails];
  for (const part of parts) {
    if (isEmailAddress(part) && !isIn(taken, part) && !isIn(known, part)) taken.push(part);
  }
  return { emails: taken, rest: parts.filter((part) => !isEmailAddress(part)).join(' ') };
};
