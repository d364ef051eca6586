import { type Remarks, REMARKS } from '@gastroshop/domain/cart';

/** The remarks among the members of a line; empty ones are none. */
export const remarksIn = (line: Remarks): Remarks =>
  Object.fromEntries(
    REMARKS.flatMap((remark) => {
      const words = line[remark] ?? '';
      return words === '' ? [] : [[remark, words] as const];
    }),
  );
