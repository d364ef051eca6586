import type { PadLine } from '../lines/pad-line';

/** Heights of rows in pixels, their lines included: closed, and with the remedy below. */
const HEIGHTS = {
  desktop: { closed: 38, open: 84 },
  phone: { closed: 152, open: 320 },
} as const;

/** Whether a row shows what would mend it. */
export const isOpenLine = ({ state }: Pick<PadLine, 'state'>): boolean => state === 'OPEN';

/** Height of a row in pixels; known beforehand, so that of long lists only what is in view is drawn. */
export const rowHeight = (line: Pick<PadLine, 'state'>, phone: boolean): number =>
  HEIGHTS[phone ? 'phone' : 'desktop'][isOpenLine(line) ? 'open' : 'closed'];
