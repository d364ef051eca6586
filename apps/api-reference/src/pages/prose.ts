import { html, type Html } from './html';

const inline = (text: string) =>
  text.split('`').map((piece, i) => (i % 2 === 1 ? html`<code>${piece}</code>` : piece));

/** Text of the document with its `codes` set apart. */
export const sentence = (text: string): Html => html`${inline(text)}`;

/** Text of the document, a paragraph for each block between blank lines. */
export const paragraphs = (text: string): Html =>
  html`${text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((block) => html`<p>${inline(block)}</p>`)}`;
