import type { StandingOrder, StandingOrderGuards, StandingOrderRhythm } from '@gastroshop/api-contract';
import type { ColumnType } from 'kysely';
import type { JsonColumn } from './sign-on';

/** A line of a standing order, with what people saw of it last. */
export interface StoredStandingLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  /** The stock it is filled up to instead, in the unit; missing: the amount comes. */
  readonly par?: number | undefined;
  /** Net euro of the amount; missing: no price was known. */
  readonly seenTotal?: string | undefined;
  /** The article's allergen codes; missing: none were known. */
  readonly seenAllergens?: string | undefined;
}

export interface StandingOrderTable {
  tenant: string;
  id: string;
  customer_id: string;
  name: string;
  lines: JsonColumn<readonly StoredStandingLine[]>;
  rhythm: JsonColumn<StandingOrderRhythm>;
  from_day: string;
  until_day: string | null;
  address_id: string | null;
  unloading_area: string | null;
  mode: StandingOrder['mode'];
  closed_days: StandingOrder['closedDays'];
  guards: JsonColumn<StandingOrderGuards>;
  is_stopped: ColumnType<boolean, boolean | undefined>;
  is_paused: ColumnType<boolean, boolean | undefined>;
  paused_from: ColumnType<string | null, string | null | undefined>;
  remind_hours: ColumnType<number[], number[] | undefined>;
  paused_until: ColumnType<string | null, string | null | undefined>;
  owner_id: string | null;
  owner_name: string | null;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
  version: ColumnType<number, number | undefined>;
  told_halt: ColumnType<string | null, string | null | undefined>;
  next_check_at: Date | null;
}

/** What has become of an occurrence, as it is stored. */
export type StoredOccurrenceState = 'PLANNED' | 'SKIPPED' | 'ORDERED' | 'NOT_ORDERED';

export interface StandingOccurrenceTable {
  tenant: string;
  customer_id: string;
  standing_order_id: string;
  date: string;
  state: StoredOccurrenceState;
  order_id: string | null;
  by_name: string | null;
  told: ColumnType<string[], string[] | undefined>;
  lines: ColumnType<readonly StoredStandingLine[] | null, string | null | undefined>;
  at: Date;
}
