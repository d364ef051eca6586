import { createHash } from 'node:crypto';

const MARK = /^\/\* (\w+) \*\//;

/** Names are made once: a marked text never varies, its values are parameters. */
const names = new Map<string, string>();

/** The name a marked text is prepared under; undefined for one without a mark. */
export const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const [, mark] = MARK.exec(text) ?? [];
  if (mark === undefined) return undefined;
  // Two nodes of different versions may share a connection pooler: the same name never means two texts.
  const name = `${mark}_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  names.set(text, name);
  return name;
};

/**
 * A driver's query function that prepares statements beginning with a comment of one word, once a connection, and only
 * executes them from then on: for what is asked with every call, where parsing and planning cost more than the answer.
 *
 * Only for texts that are always the same and name their columns: a list of unknown length in the text would fill the
 * database's memory with statements, and a star breaks a prepared statement when a column is added.
 *
 * @param patience how long to wait for the answer of a statement, in milliseconds; undefined for as long as it takes
 * @example sql`/* cart_lines *\/ select sku from cart_line where tenant = ${tenant}`
 */
export const withPreparedStatements = <Query extends (...args: never[]) => unknown>(
  query: Query,
  patience: () => number | undefined = () => undefined,
): Query =>
  new Proxy(query, {
    apply: (target, self: unknown, [text, values]: unknown[]): unknown => {
      if (typeof text !== 'string') return Reflect.apply(target, self, [text, values]);
      const name = statementName(text);
      const limit = patience();
      const config = {
        text,
        values,
        ...(name !== undefined && { name }),
        ...(limit !== undefined && { query_timeout: limit }),
      };
      return Reflect.apply(target, self, [config]);
    },
  });
