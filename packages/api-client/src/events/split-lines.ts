/**
 * Cuts a text that arrives in pieces into lines ended by CRLF, LF or CR, wherever the pieces are cut. What stands behind
 * the last line end is not a line.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  let afterReturn = false;
  for await (const piece of pieces) {
    // An empty piece must not make a CRLF that was cut in two forget its first half.
    if (piece === '') continue;
    // The line feed of a CRLF that was cut in two has nothing to end any more.
    const text = afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    afterReturn = piece.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
