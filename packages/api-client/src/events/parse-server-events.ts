/** One event as it stands in the stream, its payload still a text. */
export interface RawServerEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * Puts the lines of an event stream together to events, as the HTML standard lays down: a blank line ends an event,
 * comment lines, unknown fields and events without data count for nothing, an event that the stream breaks off is
 * dropped, and an id stays until the next one.
 */
export async function* parseServerEvents(
  lines: AsyncIterable<string>,
): AsyncGenerator<RawServerEvent, void, undefined> {
  let id: string | undefined;
  let event = '';
  let data: string[] = [];
  for await (const line of lines) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', id, data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    // A comment (": alive") has an empty field name and falls through.
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }
}
