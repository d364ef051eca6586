import { byteEncodingOf, decodeBytes, readsAsUtf8, wideEncodingOf } from '@gastroshop/domain/text-encoding';
import type { TextEncodingName } from '../list-document';

/** A text, and how it was written. */
export interface DecodedText {
  readonly encoding: TextEncodingName;
  readonly text: string;
}

const BYTE_ORDER_MARK = /^\ufeff/;

const decoded = (bytes: Uint8Array, encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE'): DecodedText => ({
  encoding,
  text: new TextDecoder(encoding.toLowerCase()).decode(bytes).replace(BYTE_ORDER_MARK, ''),
});

/**
 * Reads the bytes of a text in whichever encoding it is: UTF-8 and UTF-16 with a mark or without, else the encoding of
 * one byte a letter in which it reads like a list. A letter that is broken becomes the replacement character; it harms
 * no other.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return decoded(bytes, wide);
  if (readsAsUtf8(bytes)) return decoded(bytes, 'UTF-8');
  const encoding = byteEncodingOf(bytes);
  return { encoding, text: decodeBytes(bytes, encoding) };
};
