import type { StandingOrderLine, StandingOrderLineBody } from '@gastroshop/api-contract';

/** A line as it can be sent back. */
export const lineBody = ({
  sku,
  unitAbbreviation,
  amount,
  par,
}: StandingOrderLine): StandingOrderLineBody => ({
  sku,
  unitAbbreviation,
  amount,
  ...(par !== undefined && { par }),
});
