import type { z } from 'zod';

/** Where a shape refuses a value, as paths like "items.0.amount"; empty when it takes it. */
export const refusedAt = (shape: z.ZodType, value: unknown): string[] =>
  (shape.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
