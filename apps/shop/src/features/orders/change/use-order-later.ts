import { joinLines, unitByAbbreviation } from '@gastroshop/domain/quantity';
import { cartQuery, useAddMany } from '@gastroshop/storefront/cart';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { LateOrder } from './late-order';

/**
 * Puts what came too late into the cart, on top of what is in there, whose delivery step has the next day. Answers the skus
 * that went in: one stays out where no unit holds it together with what the cart has of it.
 */
export const useOrderLater = (): ((late: LateOrder) => readonly string[]) => {
  const { gateway } = useShop();
  const addTogether = useAddMany();
  const { data: cart } = useQuery(cartQuery(gateway));
  return ({ lines }) => {
    // On top of what nobody knows nothing can be put: it stays in the draft, and the next tap finds the cart.
    if (cart === undefined) return [];
    const together = lines.flatMap(({ product, amount, unit: unitAbbreviation }) => {
      const there = cart.items.find(({ sku }) => sku === product.sku);
      const ratioOf = (unit: string) => unitByAbbreviation(product.units, unit)?.ratio;
      const present = there && {
        unitAbbreviation: there.unitAbbreviation,
        amount: there.amount,
        ratio: ratioOf(there.unitAbbreviation) ?? 1,
      };
      const ratio = ratioOf(unitAbbreviation);
      const added = { unitAbbreviation, amount, ...(ratio !== undefined && { ratio }) };
      const joined = joinLines(present, added, product.units);
      return joined === undefined ? [] : [{ product, amount: joined.amount, unit: joined.unitAbbreviation }];
    });
    if (together.length > 0) addTogether(together);
    return together.map(({ product }) => product.sku);
  };
};
