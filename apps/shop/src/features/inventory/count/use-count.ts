import type { Product } from '@gastroshop/api-contract';
import type { DecimalString } from '@gastroshop/domain/money';
import { useSession } from '@gastroshop/storefront/session';
import { useMemo, useState } from 'react';
import {
  addProduct,
  addUnresolvedCode,
  addNonWebshopItem,
  type CountChange,
  removeLine,
  setAmount,
  setUnit,
} from './count-lines';
import type { CountStore } from './count-store';
import type { UnresolvedLine, NonWebshopLine, InventoryCount } from './inventory-count';

/** What a hand does to a stock-taking. Each is kept at once. */
export interface CountActions {
  readonly change: (changed: (count: InventoryCount) => InventoryCount) => void;
  readonly add: (product: Product, unit: string | undefined, amount?: DecimalString) => void;
  /** Puts articles on the list without an amount. */
  readonly addAll: (products: readonly Product[]) => void;
  readonly addForeign: (line: Omit<NonWebshopLine, 'kind' | 'key'>, instead?: string) => void;
  readonly addCode: (code: string, amount?: DecimalString) => void;
  /** Puts an article in the place of a number that could not be looked up before. */
  readonly replaceCode: (line: UnresolvedLine, product: Product, unit: string | undefined) => void;
  readonly setAmount: (key: string, amount: string) => void;
  readonly setUnit: (key: string, unit: string) => void;
  readonly remove: (key: string) => void;
}

/** What a hand does, and where the eye should go next. */
export interface CountControl {
  readonly actions: CountActions;
  /** Key of the line that was put on the list last. */
  readonly meant: string | undefined;
}

/** Works on one stock-taking of a device, always on its newest state. */
export const useCount = (store: CountStore, countId: string): CountControl => {
  const { flags } = useSession();
  const crossTenantNumbers = flags.shouldSeeCrossTenantProductId;
  const [meant, setMeant] = useState<string>();
  const actions = useMemo<CountActions>(() => {
    const change = (changed: (count: InventoryCount) => InventoryCount): void => {
      const count = store.state().counts?.find(({ id }) => id === countId);
      if (count !== undefined) store.put(changed(count));
    };
    const mean = (changed: (count: InventoryCount) => CountChange): void => {
      change((count) => {
        const { count: next, key } = changed(count);
        setMeant(key);
        return next;
      });
    };
    return {
      change,
      add: (product, unit, amount) => {
        mean((count) => addProduct(count, { product, unit, amount, crossTenantNumbers }));
      },
      addAll: (products) => {
        change((count) =>
          products.reduce((so, product) => addProduct(so, { product, crossTenantNumbers }).count, count),
        );
      },
      addForeign: (line, instead) => {
        mean((count) => addNonWebshopItem(instead === undefined ? count : removeLine(count, instead), line));
      },
      addCode: (code, amount) => {
        mean((count) => addUnresolvedCode(count, code, amount));
      },
      replaceCode: ({ key, amount }, product, unit) => {
        change(
          (count) =>
            addProduct(removeLine(count, key), {
              product,
              unit,
              crossTenantNumbers,
              ...(amount !== '' && { amount }),
            }).count,
        );
      },
      setAmount: (key, amount) => {
        change((count) => setAmount(count, key, amount).count);
      },
      setUnit: (key, unit) => {
        change((count) => setUnit(count, key, unit));
      },
      remove: (key) => {
        change((count) => removeLine(count, key));
      },
    };
  }, [store, countId, crossTenantNumbers]);
  return { actions, meant };
};
