import { escapeHtml } from '../http';
import type { OrderPaper } from './order-paper';
import type { PaperLine } from './paper-line';

/** A mail's parts. */
export interface OrderMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Letters of a text that a buyer typed: no more than the checkout has room for, whatever else sends orders. */
const MOST_LETTERS = 250;

/** A mail goes to whomever the buyer names, so it carries a note and no letter; the order itself has the whole text. */
const shortened = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).replace(/\p{Surrogate}$/u, '')}…`;

const withShortTexts = (paper: OrderPaper): OrderPaper => ({
  ...paper,
  facts: paper.facts.map((fact) => ({ ...fact, text: shortened(fact.text) })),
  deliveries: paper.deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => ({ ...line, notes: line.notes.map(shortened) })),
  })),
});

const textLine = ({ amount, name, sku, unitPrice, rowTotal, notes }: PaperLine): string =>
  [`${amount}  ${name}${sku === '' ? '' : ` (${sku})`}`, unitPrice, rowTotal]
    .filter((part) => part !== undefined)
    .join('  ') + notes.map((note) => `\n    ${note}`).join('');

const textOf = ({ words, shop, number, facts, deliveries, sums, footnotes }: OrderPaper): string =>
  [
    words.mailGreeting,
    words.mailIntro(number),
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    ...deliveries.map(({ heading, lines }) => [heading, ...lines.map(textLine)].join('\n')),
    ...(sums.length === 0 ? [] : [sums.map(({ label, text }) => `${label}: ${text}`).join('\n')]),
    ...footnotes,
    words.mailClosing(shop),
  ].join('\n\n');

const cell = (text: string, isNumber = false): string =>
  `<td style="padding:4px 8px;border-bottom:1px solid #ddd;vertical-align:top${isNumber ? ';text-align:right;white-space:nowrap' : ''}">${text}</td>`;

const htmlLine = (
  { amount, name, sku, unitPrice, rowTotal, notes }: PaperLine,
  showsPrices: boolean,
): string =>
  `<tr>${cell([escapeHtml(name), ...[sku, ...notes].filter((note) => note !== '').map((note) => `<small>${escapeHtml(note)}</small>`)].join('<br>'))}${cell(escapeHtml(amount), true)}${
    showsPrices ? cell(escapeHtml(unitPrice ?? ''), true) + cell(escapeHtml(rowTotal ?? ''), true) : ''
  }</tr>`;

const htmlHead = ({ words, showsPrices }: OrderPaper): string =>
  [words.article, words.amount, ...(showsPrices ? [words.unitPrice, words.rowTotal] : [])]
    .map(
      (text, place) =>
        `<th scope="col" style="padding:4px 8px;text-align:${place === 0 ? 'left' : 'right'}">${escapeHtml(text)}</th>`,
    )
    .join('');

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const htmlOf = (paper: OrderPaper, language: string): string => {
  const { words, shop, number, facts, deliveries, sums, footnotes, showsPrices } = paper;
  const factRows = facts
    .map(({ label, text }) => `<tr>${cell(escapeHtml(label))}${cell(escapeHtml(text))}</tr>`)
    .join('');
  const sumRows = sums
    .map(({ label, text }) => `<tr>${cell(escapeHtml(label))}${cell(escapeHtml(text), true)}</tr>`)
    .join('');
  const tables = deliveries.map(
    ({ heading, lines }) =>
      `<h2 style="font-size:16px">${escapeHtml(heading)}</h2><table style="border-collapse:collapse;width:100%"><thead><tr>${htmlHead(paper)}</tr></thead><tbody>${lines.map((line) => htmlLine(line, showsPrices)).join('')}</tbody></table>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.mailSubject(number, shop))}</title></head><body style="font-family:Arial,sans-serif;font-size:14px;color:#222">${[
    paragraph(words.mailGreeting),
    paragraph(words.mailIntro(number)),
    `<table style="border-collapse:collapse">${factRows}</table>`,
    ...tables,
    sums.length === 0 ? '' : `<table style="border-collapse:collapse;margin-top:16px">${sumRows}</table>`,
    ...footnotes.map(paragraph),
    paragraph(words.mailClosing(shop)),
  ].join('\n')}</body></html>`;
};

/** The confirmation of an order as a mail, in text and HTML; whatever a buyer typed stays text, and short. */
export const orderMail = (paper: OrderPaper, language: string): OrderMail => {
  const short = withShortTexts(paper);
  return {
    subject: short.words.mailSubject(short.number, short.shop),
    text: textOf(short),
    html: htmlOf(short, language),
  };
};
