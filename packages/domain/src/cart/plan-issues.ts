import type { CalendarDate } from '../calendar';
import type { PlanEntry } from './plan';

/** Why a delivery plan cannot be ordered, with the figures its sentence needs. */
export type PlanIssue =
  | { readonly code: 'SUM_DIFFERS'; readonly planned: number; readonly amount: number }
  | {
      readonly code: 'BELOW_MINIMUM';
      readonly date: CalendarDate;
      readonly amount: number;
      readonly minimum: number;
    }
  | { readonly code: 'NOT_WHOLE'; readonly date: CalendarDate; readonly amount: number }
  | { readonly code: 'DATE_TWICE'; readonly date: CalendarDate }
  | { readonly code: 'DAY_NOT_POSSIBLE'; readonly date: CalendarDate };

/** What a plan is checked against. */
export interface PlanRules {
  /** The line's amount, which the entries must add up to. */
  readonly amount: number;
  /** Smallest amount each entry may have in the line's unit, at least 1. */
  readonly smallestAmount: number;
  /** Days the fair can deliver this customer on. Missing: not checked. */
  readonly possibleDays?: ReadonlySet<CalendarDate> | undefined;
}

/**
 * What is wrong with a delivery plan: the problems of its entries in their order, then whether the amounts add up to
 * that of the line. An empty answer means the plan can be ordered.
 *
 * The minimum holds for each entry, since each is a delivery (QTY-1). A date may stand in a plan once.
 */
export const planIssues = (plan: readonly PlanEntry[], rules: PlanRules): readonly PlanIssue[] => {
  const problems: PlanIssue[] = [];
  const dates = new Set<CalendarDate>();
  let planned = 0;
  for (const { date, amount } of plan) {
    planned += amount;
    if (dates.has(date)) problems.push({ code: 'DATE_TWICE', date });
    dates.add(date);
    if (rules.possibleDays?.has(date) === false) problems.push({ code: 'DAY_NOT_POSSIBLE', date });
    if (!Number.isInteger(amount)) problems.push({ code: 'NOT_WHOLE', date, amount });
    else if (amount < rules.smallestAmount) {
      problems.push({ code: 'BELOW_MINIMUM', date, amount, minimum: rules.smallestAmount });
    }
  }
  if (planned !== rules.amount) problems.push({ code: 'SUM_DIFFERS', planned, amount: rules.amount });
  return problems;
};
