/** Letters that tell the encoding. */
const MOST_JUDGED = 4000;

/** Of the letters of a list at least this share has no second byte: digits, separators, letters of Europe. */
const SHARE = 0.6;

/**
 * UTF-16, by its mark, or by the empty half of nearly every letter where the mark was left out.
 *
 * @returns undefined where it is none
 */
export const wideEncodingOf = (bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  const pairs = Math.floor(Math.min(bytes.length, 2 * MOST_JUDGED) / 2);
  let empty = 0;
  let emptyBefore = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0 && bytes[2 * pair + 1] !== 0) emptyBefore += 1;
    if (bytes[2 * pair] !== 0 && bytes[2 * pair + 1] === 0) empty += 1;
  }
  if (pairs === 0) return undefined;
  if (empty > pairs * SHARE && empty > emptyBefore) return 'UTF-16LE';
  return emptyBefore > pairs * SHARE ? 'UTF-16BE' : undefined;
};
