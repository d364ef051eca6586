import {
  type ByteEncoding,
  byteEncodingOf,
  decodeBytes,
  readsAsUtf8,
  wideEncodingOf,
} from '@gastroshop/domain/text-encoding';

/** The encoding a file was read in. */
export type FileEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | ByteEncoding;

/** As many bytes tell UTF-16. */
const BEGINNING = 4 * 1024;
/** As many bytes from the first letter beyond ASCII on tell the other encodings. */
const JUDGED = 1024 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** Takes chunks until there are enough bytes, or no more. */
const take = async (chunks: AsyncIterator<Buffer>, enough: number, first?: Buffer): Promise<Buffer> => {
  const held = first === undefined ? [] : [first];
  let size = first?.length ?? 0;
  while (size < enough) {
    const step = await chunks.next();
    if (step.done === true) break;
    held.push(step.value);
    size += step.value.length;
  }
  return Buffer.concat(held);
};

const encodingOf = (bytes: Buffer): FileEncoding => (readsAsUtf8(bytes) ? 'UTF-8' : byteEncodingOf(bytes));

const decoderOf = (encoding: FileEncoding): ((bytes: Buffer | undefined) => string) => {
  if (encoding !== 'UTF-8' && encoding !== 'UTF-16LE' && encoding !== 'UTF-16BE')
    return (bytes) => (bytes === undefined ? '' : decodeBytes(bytes, encoding));
  const decoder = new TextDecoder(encoding.toLowerCase());
  return (bytes) => (bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true }));
};

/**
 * The text of a file in whichever encoding it is. A file may begin with megabytes of ASCII: what encoding it is in is
 * decided where the first other letter stands, so that no more than a part of it is held.
 *
 * @param onEncoding is told the encoding once it is decided, at the end at the latest
 */
export async function* decodeStream(
  source: AsyncIterable<Buffer>,
  onEncoding: (encoding: FileEncoding) => void,
): AsyncGenerator<string, undefined> {
  const chunks = source[Symbol.asyncIterator]();
  let bytes = await take(chunks, BEGINNING);
  let encoding: FileEncoding | undefined = wideEncodingOf(bytes);
  while (encoding === undefined && bytes.length > 0) {
    if (isAscii(bytes)) {
      yield bytes.toString('latin1');
      bytes = await take(chunks, 1);
      continue;
    }
    bytes = await take(chunks, JUDGED, bytes);
    encoding = encodingOf(bytes);
  }
  onEncoding(encoding ?? 'UTF-8');
  if (encoding === undefined) return undefined;
  const decode = decoderOf(encoding);
  const text = decode(bytes);
  yield text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  for (let step = await chunks.next(); step.done !== true; step = await chunks.next())
    yield decode(step.value);
  yield decode(undefined);
  return undefined;
}
