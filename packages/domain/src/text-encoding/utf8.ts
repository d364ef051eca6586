/** Bytes that follow the first of a letter; undefined where none begins so. */
const following = (byte: number): number | undefined => {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : undefined;
};

const isFollowing = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/**
 * Whether a text is UTF-8, also one in which a letter was cut in two: other encodings make letters of several bytes by
 * accident at best.
 */
export const readsAsUtf8 = (bytes: Uint8Array): boolean => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  let whole = 0;
  let broken = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    if (byte < 0x80) continue;
    const more = following(byte);
    let length = 0;
    while (more !== undefined && length < more && isFollowing(bytes[place + length + 1])) length += 1;
    if (length === more) whole += 1;
    else broken += 1;
    place += length;
  }
  return broken === 0 || whole >= broken;
};
