import type { Entry } from './entry';
import { linesOf, MAX_LINE_LENGTH } from './lines-of';

const BYTE_ORDER_MARK = '\uFEFF';

const readJson = (bytes: Buffer, decoder: TextDecoder): Pick<Entry, 'value' | 'problem'> => {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { problem: 'is not UTF-8; save the file with this encoding' };
  }
  const trimmed = text.replace(BYTE_ORDER_MARK, '').trim();
  if (trimmed === '') return {};
  try {
    return { value: JSON.parse(trimmed) };
  } catch (error) {
    return { problem: `is no JSON: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
};

/** The objects of a JSON Lines stream. Empty lines are passed over. */
export async function* jsonLines(source: AsyncIterable<Buffer>): AsyncGenerator<Entry, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const { line, end, bytes } of linesOf(source)) {
    if (bytes === undefined) {
      yield { line, end, problem: `is longer than ${MAX_LINE_LENGTH / 1024 / 1024} MB` };
      continue;
    }
    const read = readJson(bytes, decoder);
    if (read.problem !== undefined || read.value !== undefined) yield { line, end, ...read };
  }
  return undefined;
}
