/** Letters within which a page has to say its encoding. */
const WITHIN = 2048;

/** Decodes a page in the encoding that it declares, where the machine knows it. */
export const declaredText = (bytes: Uint8Array): string | undefined => {
  const start = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, WITHIN));
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // It does not know the name, or the page is in another encoding than it says.
    return undefined;
  }
};
