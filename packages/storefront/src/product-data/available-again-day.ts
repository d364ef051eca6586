import type { Product } from '@gastroshop/api-contract';
import { toViennaDate } from '@gastroshop/domain/calendar';
import { availableAgainDate } from '@gastroshop/domain/delivery';

/** The first day an article that is on its way can be delivered again (PRD-8); undefined where nobody knows. */
export const availableAgainDay = (
  { shopAvailability, deliverySlots = [] }: Pick<Product, 'shopAvailability' | 'deliverySlots'>,
  today: string,
): string | undefined => {
  const told = shopAvailability?.availabilityETA;
  const eta = told === undefined ? undefined : toViennaDate(told);
  return eta === undefined ? undefined : availableAgainDate({ eta, slots: deliverySlots, today });
};
