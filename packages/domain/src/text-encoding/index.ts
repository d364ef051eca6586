export { type ByteEncoding, byteEncodingOf, decodeBytes } from './byte-encoding';
export { readsAsUtf8 } from './utf8';
export { wideEncodingOf } from './wide-encoding';
