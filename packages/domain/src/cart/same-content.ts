import { REMARKS, type LineContent } from './line-write';

/** Whether two buyers want the same of a line; both removing it counts too. */
export const isEqualContent = (a: LineContent | undefined, b: LineContent | undefined): boolean =>
  a === undefined || b === undefined ? a === b : fingerprint(a) === fingerprint(b);

const fingerprint = (content: LineContent): string =>
  JSON.stringify([
    content.amount,
    content.unitAbbreviation,
    ...REMARKS.map((remark) => content[remark]),
    content.plan?.map(({ date, amount }) => [date, amount]),
  ]);
