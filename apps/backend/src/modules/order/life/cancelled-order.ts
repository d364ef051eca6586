import type { Order } from '@gastroshop/api-contract';

/** An order that was cancelled as a whole: its lines stay readable. */
export const cancelledOrder = (
  doc: Order,
  revision: number,
  now: Date,
): Order & { readonly revision: number } => ({
  ...doc,
  revision,
  orderItems: doc.orderItems.map((item) => ({ ...item, status: 'CANCELLED' as const })),
  statusHistory: [...(doc.statusHistory ?? []), { status: 'CANCELLED' as const, at: now.toISOString() }],
});
