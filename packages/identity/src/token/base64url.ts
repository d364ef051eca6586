const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const ENCODED = /^[A-Za-z0-9_-]*={0,2}$/;

/**
 * Reads UTF-8 text that was written as base64url, with or without padding. Written out because `atob` and
 * `Buffer` belong to one platform each, and `atob` breaks on umlauts.
 *
 * @returns `undefined` for anything that is not base64url of valid UTF-8
 * @example decodeBase64UrlText('SsOkbm5lcg') // 'Jänner'
 */
export const decodeBase64UrlText = (encoded: string): string | undefined => {
  if (!ENCODED.test(encoded)) return undefined;
  const digits = encoded.replace(/=+$/, '');
  if (digits.length % 4 === 1) return undefined;
  let escaped = '';
  let bits = 0;
  let held = 0;
  for (const digit of digits) {
    // Bits shifted out at the left are bytes already written.
    held = (held << 6) | ALPHABET.indexOf(digit);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`;
    }
  }
  try {
    // Reads the escaped bytes as UTF-8 and refuses what is none.
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
};
