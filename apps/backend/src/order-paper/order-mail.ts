import { escapeHtml } from '../http';
import type { OrderChangeWords } from './order-change';
import type { OrderContent } from './order-content';
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

const withShortTexts = (paper: OrderContent): OrderContent => ({
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

const changeText = ({ intro, moved, groups, sums, below }: OrderChangeWords): readonly string[] => [
  intro,
  ...moved,
  ...groups.map(({ heading, lines }) =>
    [
      heading,
      ...lines.map(({ amount, name, sku, net }) =>
        [`${amount}  ${name} (${sku})`, net].filter((part) => part !== undefined).join('  '),
      ),
    ].join('\n'),
  ),
  ...(sums.length === 0 ? [] : [sums.map(({ label, text }) => `${label}: ${text}`).join('\n')]),
  ...below,
];

const textOf = (
  { words, signature, number, facts, deliveries, sums, footnotes }: OrderContent,
  change: OrderChangeWords | undefined,
): string =>
  [
    words('mailGreeting'),
    ...(change === undefined ? [words('mailIntro', { number })] : changeText(change)),
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    ...deliveries.map(({ heading, lines }) => [heading, ...lines.map(textLine)].join('\n')),
    ...(sums.length === 0 ? [] : [sums.map(({ label, text }) => `${label}: ${text}`).join('\n')]),
    ...footnotes,
    words('mailClosing', { shop: signature }),
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

const htmlHead = ({ words, showsPrices }: OrderContent): string =>
  [words('article'), words('amount'), ...(showsPrices ? [words('unitPrice'), words('rowTotal')] : [])]
    .map(
      (text, place) =>
        `<th scope="col" style="padding:4px 8px;text-align:${place === 0 ? 'left' : 'right'}">${escapeHtml(text)}</th>`,
    )
    .join('');

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const htmlChange = ({ intro, moved, groups, sums, below }: OrderChangeWords): string => {
  const tables = groups.map(
    ({ heading, lines }) =>
      `<h2 style="font-size:16px">${escapeHtml(heading)}</h2><table style="border-collapse:collapse;width:100%">${lines
        .map(
          ({ name, sku, amount, net }) =>
            `<tr>${cell(`${escapeHtml(name)}<br><small>${escapeHtml(sku)}</small>`)}${cell(escapeHtml(amount), true)}${net === undefined ? '' : cell(escapeHtml(net), true)}</tr>`,
        )
        .join('')}</table>`,
  );
  const rows = sums.map(
    ({ label, text }) => `<tr>${cell(escapeHtml(label))}${cell(escapeHtml(text), true)}</tr>`,
  );
  return [
    paragraph(intro),
    ...moved.map(paragraph),
    ...tables,
    ...(rows.length === 0
      ? []
      : [`<table style="border-collapse:collapse;margin-top:16px">${rows.join('')}</table>`]),
    ...below.map(paragraph),
  ].join('\n');
};

const htmlOf = (
  paper: OrderContent,
  language: string,
  subject: string,
  change: OrderChangeWords | undefined,
): string => {
  const { words, signature, number, facts, deliveries, sums, footnotes, showsPrices } = paper;
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
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:Arial,sans-serif;font-size:14px;color:#222">${[
    paragraph(words('mailGreeting')),
    change === undefined ? paragraph(words('mailIntro', { number })) : htmlChange(change),
    `<table style="border-collapse:collapse">${factRows}</table>`,
    ...tables,
    sums.length === 0 ? '' : `<table style="border-collapse:collapse;margin-top:16px">${sumRows}</table>`,
    ...footnotes.map(paragraph),
    paragraph(words('mailClosing', { shop: signature })),
  ].join('\n')}</body></html>`;
};

/**
 * The confirmation of an order as a mail, in text and HTML; whatever a buyer typed stays text, and short.
 *
 * @param change what was changed, where it is not the first confirmation: it comes first, the whole order below
 */
export const orderMail = (paper: OrderContent, language: string, change?: OrderChangeWords): OrderMail => {
  const short = withShortTexts(paper);
  const subject = change?.subject ?? short.words('mailSubject', { number: short.number, shop: short.shop });
  return { subject, text: textOf(short, change), html: htmlOf(short, language, subject, change) };
};
