import type { Store } from '../db';

const AT_ONCE = 2_000;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * The refused lines of an import as a table: the line of the file, and the reason. It begins with a byte order mark, by
 * which spreadsheets know its letters.
 */
export async function* refusalsCsv(store: Store, id: string): AsyncGenerator<string, undefined> {
  yield '\uFEFFline;reason\r\n';
  for (let after = 0; ;) {
    const from = after;
    const rows = await store.asSystem((queries) =>
      queries
        .selectFrom('import_refusal')
        .select(['position', 'line', 'reason'])
        .where('upload', '=', id)
        .where('position', '>', from)
        .orderBy('position')
        .limit(AT_ONCE)
        .execute(),
    );
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    yield rows.map(({ line, reason }) => `${line};${cell(reason)}\r\n`).join('');
    after = last.position;
  }
}
