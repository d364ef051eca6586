import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';

/** An instant as clocks and calendars in Vienna show it. */
export interface WallClock {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a moment of the wire by Vienna's clocks.
 *
 * @example wallClock('2026-11-21T13:24:30Z') // { date: '2026-11-21', time: '14:24' }
 */
export const wallClock = (moment: string): WallClock => {
  const instant = Date.parse(moment);
  const minutes = viennaMinuteOfDay(instant);
  return { date: viennaDateAt(instant), time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
};
