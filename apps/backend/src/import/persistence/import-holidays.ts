import { sql } from 'kysely';
import type { Queries } from '../../db';
import { holidayLine, type HolidayLine } from '../schemas/holiday-line';
import type { LineOutcome } from './line-outcome';
import type { ImportContext, Importer, Removal } from './importer';
import { mergeRows } from './merge-rows';

const EXCEPTIONS = {
  table: 'delivery_exception',
  columns: { tenant: 'text', customer_id: 'text', date: 'date', exception: 'jsonb' },
  key: ['tenant', 'customer_id', 'date'],
} as const;

const BATCH = 500;

/** Whose exceptions count for all customers of the tenant. */
const EVERYBODY = '';

/** Holidays to come that the file does not name. Past ones stay: old orders were delivered by them. */
const deleteMissing = async (
  queries: Queries,
  { tenant, today }: Pick<ImportContext, 'tenant' | 'today'>,
  run: string,
  mostOf: number,
): Promise<Removal> => {
  const named = sql`e.tenant = ${tenant} and e.customer_id = ${EVERYBODY} and e.date >= ${today}::date`;
  const isMissing = sql`not exists (
    select from import_seen s where s.run = ${run}::uuid and s.key = to_char(e.date, 'YYYY-MM-DD'))`;
  const { rows } = await sql<{ all: number; missing: number }>`
    select count(*)::int as all, count(*) filter (where ${isMissing})::int as missing
    from delivery_exception e where ${named}`.execute(queries);
  const { all = 0, missing = 0 } = rows[0] ?? {};
  if (missing === 0 || missing > all * mostOf) return { of: all, removed: missing };
  await sql`delete from delivery_exception e where ${named} and ${isMissing}`.execute(queries);
  return { of: all, removed: missing };
};

/** Holidays and other exceptions of a whole branch. What a customer has of its own for a day counts before them. */
export const holidayImporter = (context: ImportContext): Importer<HolidayLine> => ({
  shape: holidayLine,
  batch: BATCH,
  keyOf: ({ date }) => date,
  keyOfRefused: ({ date }) => (typeof date === 'string' ? date.trim() : undefined),
  store: async (queries, lines) => {
    const written = await mergeRows(
      queries,
      EXCEPTIONS,
      lines.map((exception) => ({
        tenant: context.tenant,
        customer_id: EVERYBODY,
        date: exception.date,
        exception,
      })),
    );
    const fates = new Map(
      written.map(({ date, isNew }): [string, LineOutcome] => [date ?? '', isNew ? 'NEW' : 'CHANGED']),
    );
    return lines.map(({ date }) => fates.get(date) ?? 'UNCHANGED');
  },
  removeMissing: (queries, run, mostOf) => deleteMissing(queries, context, run, mostOf),
});
