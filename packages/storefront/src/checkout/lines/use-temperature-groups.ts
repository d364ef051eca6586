import { TEMPERATURE_GROUPS, temperatureGroup, type TemperatureGroup } from '@gastroshop/domain/delivery';
import { useMemo, useState } from 'react';
import type { CheckoutLine } from './checkout-line';

/**
 * How the goods of a cart travel: the same array as long as that is the same, so that an amount that is changed makes no
 * other deliveries and the rows of a long cart need not render.
 */
export const useTemperatureGroups = (
  lines: readonly Pick<CheckoutLine, 'product'>[],
): readonly TemperatureGroup[] => {
  const present = useMemo(() => {
    const groups = new Set(lines.map(({ product }) => temperatureGroup(product.attributes)));
    return TEMPERATURE_GROUPS.filter((group) => groups.has(group));
  }, [lines]);
  const [steady, setSteady] = useState(present);
  if (steady.join(' ') === present.join(' ')) return steady;
  setSteady(present);
  return present;
};
