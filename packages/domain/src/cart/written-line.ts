import { resizedPlan } from './resized-plan';
import { REMARKS, type LineContent, type Remark, type Remarks, type WrittenContent } from './line-write';

/** How much of a line, and when it comes: this changes as one. */
export type LineAmount = Pick<LineContent, 'amount' | 'unitAbbreviation' | 'plan'>;

/**
 * The amount of a line after a write. A plan that the write leaves out follows the amount.
 *
 * @returns undefined where the write names none and there is no line
 */
export const writtenAmount = (
  present: LineContent | undefined,
  written: WrittenContent,
): LineAmount | undefined => {
  const amount = written.amount ?? present?.amount;
  const unitAbbreviation = written.unitAbbreviation ?? present?.unitAbbreviation;
  if (amount === undefined || unitAbbreviation === undefined) return undefined;
  const plan = written.plan ?? planFor(present, amount);
  return { amount, unitAbbreviation, ...(plan !== undefined && plan.length > 0 && { plan }) };
};

const planFor = (present: LineContent | undefined, amount: number): LineContent['plan'] => {
  const plan = present?.plan;
  if (plan === undefined || plan.length === 0 || amount === present?.amount) return plan;
  // What stands in a plan is allowed, so its smallest part is.
  return resizedPlan(plan, amount, Math.min(...plan.map((entry) => entry.amount)));
};

/** Joins an amount with remarks, of which empty ones are none. */
export const lineContentOf = (
  { amount, unitAbbreviation, plan }: LineAmount,
  remarks: Remarks,
): LineContent => ({
  amount,
  unitAbbreviation,
  ...Object.fromEntries(
    REMARKS.flatMap((remark): [Remark, string][] => {
      const words = remarks[remark];
      return words === undefined || words === '' ? [] : [[remark, words]];
    }),
  ),
  ...(plan !== undefined && { plan }),
});

/** Whether two amounts are the same, plan included. */
export const isSameAmount = (a: LineAmount, b: LineAmount): boolean =>
  a.amount === b.amount && a.unitAbbreviation === b.unitAbbreviation && planWords(a) === planWords(b);

const planWords = ({ plan }: LineAmount): string =>
  JSON.stringify(plan?.map(({ date, amount }) => [date, amount]) ?? null);
