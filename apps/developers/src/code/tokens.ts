/** What a piece of code is, for its colour. */
type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'plain';

/** A piece of code. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS =
  'as|async|await|const|default|else|export|for|from|function|if|import|interface|let|new|of|return|type|typeof|undefined';

/** In the order in which they count: what stands in a comment is no keyword. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--[\s\S]*?-->)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<number>\b\d[\d_.]*\b)`,
  ].join('|'),
  'g',
);

const KINDS = ['comment', 'string', 'keyword', 'number'] as const;

/**
 * The pieces of a text of TypeScript, JSX or HTML: enough for colours, no parser. Together they are the text.
 *
 * @example tokensOf("const a = 'b'").map(({ kind }) => kind) // ['keyword', 'plain', 'string']
 */
export const tokensOf = (code: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  const upTo = (start: number): void => {
    if (start > end) tokens.push({ kind: 'plain', text: code.slice(end, start) });
  };
  for (const match of code.matchAll(TOKEN)) {
    upTo(match.index);
    const kind = KINDS.find((one) => match.groups?.[one] !== undefined) ?? 'plain';
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  upTo(code.length);
  return tokens;
};

/** The same pieces line by line; what goes over several lines is cut. */
export const linesOf = (code: string): Token[][] => {
  const lines: Token[][] = [[]];
  for (const { kind, text } of tokensOf(code))
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    }
  return lines;
};
