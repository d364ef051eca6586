/**
 * Reads the bytes of a text file. Spreadsheets write UTF-8, with or without a mark, UTF-16 with one, and on German
 * Windows still Windows-1252: what is no UTF-8 is taken for that.
 */
export const decodeText = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
