import { escapeHtml } from './escape-html';

/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, markup is not, nothing is nothing. */
export type Part = string | number | Markup | undefined | readonly Markup[];

const textOf = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
};

/**
 * Makes HTML; whatever is put in is escaped unless it was made here.
 *
 * @example html`<p>${name}</p>`
 */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + textOf(parts[index])).join(''));
