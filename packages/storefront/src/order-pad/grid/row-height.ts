import type { PadLine } from '../lines/pad-line';
import { mostRemedies } from '../remedies/most-remedies';

const CLOSED = { desktop: 38, phone: 170 } as const;

/** The line of remedies below a row. */
const REMEDY_LINE = 46;

/** On a phone the remedies stand below each other: what is said before and after them, and each of them. */
const REMEDIES_ON_PHONE = { around: 68, each: 50 } as const;

/** What a row is as high as. */
export type MeasuredLine = Pick<PadLine, 'state' | 'verdict' | 'product' | 'amountUnusable' | 'amountOffers'>;

/** Whether a row shows what would mend it. */
export const isOpenLine = ({ state }: Pick<PadLine, 'state'>): boolean => state === 'OPEN';

/** Height of a row in pixels; known beforehand, so that of long lists only what is in view is drawn. */
export const rowHeight = (line: MeasuredLine, phone: boolean): number => {
  const closed = CLOSED[phone ? 'phone' : 'desktop'];
  if (!isOpenLine(line)) return closed;
  return phone
    ? closed + REMEDIES_ON_PHONE.around + mostRemedies(line) * REMEDIES_ON_PHONE.each
    : closed + REMEDY_LINE;
};
