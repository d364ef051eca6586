import { hasChoices } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';
import { mostRemedies } from '../fixes/most-remedies';
import { writtenLines } from './written-lines';

const READY = { desktop: 38, phone: 170 } as const;

/** A row that waits for the buyer, or has a second line. */
const WAITING = { desktop: 46, phone: 200 } as const;

/** A line of what was written, and the room above and below. */
const WRITTEN = { line: 16, around: 14 } as const;

/** On a phone the answers stand below each other: what is around them, and each of them. */
const CHOICES_ON_PHONE = { around: 96, each: 52 } as const;

/** Height of the line above a group of rows in pixels; on phones a thumb has to fit. */
export const groupHeight = (phone: boolean): number => (phone ? 48 : 36);

const isWaitingRow = ({ state, row }: PadLine): boolean =>
  state === 'OPEN' ||
  state === 'OFFER' ||
  state === 'GUESSED' ||
  // It keeps its place while it is checked.
  (state === 'CHECKING' && row.confirmed === undefined && (row.reading?.status ?? 'READY') !== 'READY');

/** Height of a row in pixels; known beforehand, so that of long lists only what is in view is drawn. */
export const rowHeight = (line: PadLine, phone: boolean): number => {
  if (!isWaitingRow(line))
    return phone ? READY.phone : line.row.remarks === undefined ? READY.desktop : WAITING.desktop;
  if (phone)
    return hasChoices(line)
      ? CHOICES_ON_PHONE.around + mostRemedies(line) * CHOICES_ON_PHONE.each
      : WAITING.phone;
  return Math.max(WAITING.desktop, WRITTEN.around + writtenLines(line) * WRITTEN.line);
};
