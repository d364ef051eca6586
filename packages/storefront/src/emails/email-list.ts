import { isEmailAddress, MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';

/** What became of a typed text of e-mail addresses. */
export interface ParsedEmails {
  /** The valid ones, those there were before first, each once. */
  readonly emails: readonly string[];
  /** What is no valid address, or one too many, and stays in the field. */
  readonly rest: string;
}

/** Whether there are more addresses than are written to. */
export const areTooMany = (emails: readonly string[], known: readonly string[] = []): boolean =>
  known.length + emails.length > MAX_CONFIRMATION_MAILS;

const isIn = (list: readonly string[], email: string): boolean =>
  list.some((other) => other.toLowerCase() === email.toLowerCase());

/**
 * Takes typed addresses over (CHK-1), several where they are parted by commas, semicolons or blanks; what is no valid
 * address, or one more than are written to, is left where it was typed.
 *
 * @param known addresses the confirmation goes to anyway
 */
export const parseEmails = (
  emails: readonly string[],
  text: string,
  known: readonly string[] = [],
): ParsedEmails => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const taken = [...emails];
  const rest: string[] = [];
  for (const part of parts) {
    if (!isEmailAddress(part)) rest.push(part);
    else if (!isIn(taken, part) && !isIn(known, part))
      (areTooMany([...taken, part], known) ? rest : taken).push(part);
  }
  return { emails: taken, rest: rest.join(' ') };
};
