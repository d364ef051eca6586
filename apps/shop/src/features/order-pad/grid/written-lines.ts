import { showsWholeText } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';

/** Signs that surely fit into a line of the field for what was written. */
const SIGNS_IN_LINE = 21;

/** A longer text scrolls. */
const MOST_LINES = 8;

/** Lines the text of an open row takes in its field, so that nothing of it is cut. */
export const writtenLines = (line: PadLine): number => {
  if (!showsWholeText(line)) return 1;
  let lines = 1;
  let room = SIGNS_IN_LINE;
  for (const { length } of (line.row.text ?? '').split(/\s+/)) {
    if (length > room && room < SIGNS_IN_LINE) {
      lines += 1;
      room = SIGNS_IN_LINE;
    }
    lines += Math.floor(Math.max(0, length - 1) / SIGNS_IN_LINE);
    room -= (length % SIGNS_IN_LINE) + 1;
  }
  return Math.min(MOST_LINES, lines);
};
