const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of markup that is safe to put into a page. */
export class Html {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const markupOf = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
};

/**
 * A template of markup: whatever is put in is escaped, unless it is markup already.
 *
 * @example html`<p>${'a < b'}</p>` // <p>a &lt; b</p>
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, i) => string + markupOf(parts[i])).join(''));
