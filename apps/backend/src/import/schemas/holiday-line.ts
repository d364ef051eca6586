import { z } from 'zod';
import { day } from './fields';

/** A day on which the weekly plans of a whole branch do not hold, as a line of `import holidays`. */
export const holidayLine = z
  .strictObject({
    date: day,
    closed: z.boolean().describe('Whether nothing is delivered on the day'),
    replacedBy: day.optional().describe('The day on which its deliveries come instead'),
    lastOrderAt: z.iso
      .datetime({ offset: true, error: 'is no moment like 2026-12-23T12:00:00+01:00' })
      .optional()
      .describe('Until when is ordered for the day, or for the one that replaces it'),
  })
  .refine(
    ({ closed, replacedBy, lastOrderAt }) => closed || replacedBy !== undefined || lastOrderAt !== undefined,
    { path: ['closed'], error: 'is no, and neither replacedBy nor lastOrderAt says what is different' },
  )
  .refine(({ date, replacedBy }) => replacedBy !== date, {
    path: ['replacedBy'],
    error: 'is the day itself',
  })
  .describe('A holiday of a branch: a day without deliveries, moved to another, or with another deadline.');
/** A holiday, see {@link holidayLine}. */
export type HolidayLine = z.infer<typeof holidayLine>;
