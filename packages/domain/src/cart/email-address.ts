const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Letters, digits and the marks that mail standards allow outside quotes; the dot separates and is handled apart. */
const LOCAL_ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL_LABEL = /^(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/;

/**
 * Whether a text is one e-mail address a confirmation can be sent to (CHK-1).
 *
 * Accepted: `local@domain` in ASCII, at most 254 characters; a local part of up to 64 characters whose dots stand
 * single and inside; a domain of at least two labels of letters, digits and inner hyphens, the last of them letters
 * (or its `xn--` form; umlaut domains are given in that form). Not accepted: display names, quoted local parts,
 * address literals, comments, lists, blanks and line breaks anywhere, also at the ends; trim before asking.
 *
 * Takes time in proportion to the length of the text, whatever it holds.
 *
 * @example isEmailAddress('kueche@gasthof-post.at') // true
 */
export const isEmailAddress = (text: string): boolean => {
  if (text.length > MAX_ADDRESS_LENGTH) return false;
  const at = text.indexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= MAX_LOCAL_LENGTH &&
    local.split('.').every((atom) => LOCAL_ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_LABEL.test(labels.at(-1) ?? '')
  );
};

/** Addresses an order is confirmed to at most, the user's own included; also what a user may keep of each kind. */
export const MAX_CONFIRMATION_MAILS = 10;
