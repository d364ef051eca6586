import type { ContentEvent } from '@gastroshop/api-contract';

/**
 * Where an event takes place, on one line.
 *
 * @returns undefined when nothing about the place is known
 */
export const formatEventLocation = ({
  address,
  addressExtra,
  zipCode,
  city,
}: ContentEvent): string | undefined => {
  const town = [zipCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  const parts = [addressExtra, address, town].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
};
