import { z } from 'zod';

/** An article of a retail chain's catalogue, a JSON object a line. Prices are gross euro, the newest first. */
export const retailProduct = z.object({
  id: z.string().min(1),
  name: z.string(),
  category: z.array(z.string()).min(1),
  quantity: z.number().positive(),
  /** g, ml, stk or m. */
  unit: z.string(),
  /** Sold by weight: the prices are per `quantity` of `unit`. */
  weighed: z.boolean(),
  organic: z.boolean(),
  available: z.boolean(),
  prices: z.array(z.object({ from: z.iso.date(), gross: z.number() })),
});
/** An article of a retail chain, see {@link retailProduct}. */
export type RetailProduct = z.infer<typeof retailProduct>;
