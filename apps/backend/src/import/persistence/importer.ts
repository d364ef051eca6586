import type { z } from 'zod';
import type { TenantCode } from '@gastroshop/identity';
import type { Queries } from '../../db';
import type { ColumnsByPath } from '../parsing/column-of';
import type { CsvRow } from '../parsing/csv-rows';
import type { LineOutcome } from './line-outcome';

/** For whom and when an import runs. */
export interface ImportContext {
  readonly tenant: TenantCode;
  readonly now: Date;
  /** Today in Vienna. */
  readonly today: string;
  /** Other origins that links may lead to; missing: none. */
  readonly externalOrigins?: readonly string[] | undefined;
  /** Told what whoever imports has to know besides the figures: who gets a notification. */
  readonly note?: ((text: string) => void) | undefined;
}

/** What the file left out and is taken away on request. */
export interface Removal {
  /** Rows the file could have named. */
  readonly of: number;
  readonly removed: number;
}

/** The columns of a table that stand for more than one field each. */
export interface CsvColumns {
  readonly columns: ReadonlySet<string>;
  /** Columns of fields that are called otherwise. */
  readonly fields: ColumnsByPath;
  readonly lineOf: (row: CsvRow) => unknown;
}

/** How lines of one kind are stored. Made anew for each import, because it may remember what came before. */
export interface Importer<Line> {
  readonly shape: z.ZodType<Line>;
  /** Lines with the same key are the same thing; the second one is refused. */
  readonly keyOf: (line: Line) => string;
  /** The key of a line that is refused, where it still tells: what it names is not missing in the file. */
  readonly keyOfRefused: (value: Readonly<Record<string, unknown>>) => string | undefined;
  /** Lines stored in one transaction. */
  readonly batch: number;
  /** Stores lines of different keys; answers the fate of each in their order. */
  readonly store: (queries: Queries, lines: readonly Line[]) => Promise<readonly LineOutcome[]>;
  /** Columns of its own for tables; else they are named after the fields. */
  readonly csv?: CsvColumns | undefined;
  /**
   * Takes away what the file does not name.
   *
   * @param run whose keys were noted as seen
   * @param mostOf at most this share of all; more is left and only counted
   */
  readonly removeMissing?: ((queries: Queries, run: string, mostOf: number) => Promise<Removal>) | undefined;
  /**
   * What has to be done once all lines are stored, in steps of a transaction each.
   *
   * @param after where the step before ended; the first begins after nothing
   * @returns where this one ended; undefined: all is done
   */
  readonly afterwards?: ((queries: Queries, after: string) => Promise<string | undefined>) | undefined;
  /** What is done last of all, where something was changed or taken away. */
  readonly tidyUp?: ((queries: Queries) => Promise<unknown>) | undefined;
}
