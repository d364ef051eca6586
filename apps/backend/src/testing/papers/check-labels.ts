import type { Locale } from '@gastroshop/i18n';
import { pdfLayouts, pdfLines } from '../pdf-layout';
import { pageFaults } from './paper-faults';
import { euro } from './euro';
import { PIECE } from './piece';
import { longList } from './long-list';

const MM = 72 / 25.4;
const LABEL = { width: 70 * MM, height: 37 * MM };
const COLUMNS = 3;
const ON_SHEET = 24;

/** Points. Labels are printed to the edge of what printers reach. */
const EDGE = 5 * MM - 0.5;

/** Everything sheets of labels have to hold and do not: each label in a place of its own, whole, with its bars. */
export const labelFaults = (bytes: Buffer, count: number, locale: Locale): readonly string[] => {
  const sheets = pdfLayouts(bytes);
  const labels = longList(count);
  const faults = sheets.flatMap((sheet, page) =>
    pageFaults(sheet, EDGE).map((fault) => `sheet ${page + 1}: ${fault}`),
  );
  if (sheets.length !== Math.ceil(count / ON_SHEET)) faults.push(`${sheets.length} sheets`);
  for (const [place, { mark, sku, cents, kilograms }] of labels.entries()) {
    const sheet = sheets[Math.floor(place / ON_SHEET)];
    const left = (place % COLUMNS) * LABEL.width;
    const top = Math.floor((place % ON_SHEET) / COLUMNS) * LABEL.height;
    const isOn = (box: { left: number; top: number; right: number; bottom: number }) =>
      box.left >= left &&
      box.top >= top &&
      box.right <= left + LABEL.width &&
      box.bottom <= top + LABEL.height;
    const lines = pdfLines({ runs: sheet?.runs.filter(isOn) ?? [] }).map(({ text }) => text);
    const price =
      cents === undefined ? '' : ` ${euro(cents)} / ${kilograms === undefined ? PIECE[locale] : 'kg'}`;
    const marks = lines.filter((line) => line.startsWith(mark)).length;
    if (marks !== 1 || !lines.includes(`${sku}${price}`) || lines.at(-1) !== sku)
      faults.push(`label ${place}: ${lines.join(' | ')}`);
    if (sheet?.shapes.some(isOn) !== true) faults.push(`label ${place} has no bars`);
  }
  return faults;
};
