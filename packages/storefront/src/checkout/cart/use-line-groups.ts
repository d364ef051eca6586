import { categoryHeads, groupByCategory } from '@gastroshop/domain/cart';
import { type FocusEventHandler, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CheckoutLine } from '../lines/checkout-line';
import { categoryPaths, type LineGroup, lineGroups } from '../lines/line-groups';
import type { LineContext } from '../lines/line-price';

/** So long nobody types before heads come or go beside a field that has the focus. */
const QUIET_MS = 3000;

/** The groups of the cart, and what the element around its rows has to tell. */
export interface SettledGroups {
  readonly groups: readonly LineGroup[];
  readonly holding: {
    readonly onFocus: () => void;
    readonly onBlur: FocusEventHandler;
    readonly onInput: () => void;
  };
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The line whose row has the focus. */
const focusedSku = (): string | undefined => document.activeElement?.closest('li[id^="line-"]')?.id.slice(5);

/**
 * The cart by category. No head comes or goes where somebody types: while the focus is among the rows they keep their
 * heads until nobody has typed for three seconds, and a row that has the focus keeps its own until it is left.
 */
export const useLineGroups = (lines: readonly CheckoutLine[], context: LineContext): SettledGroups => {
  const pathOf = useMemo(() => categoryPaths(lines), [lines]);
  const own = useMemo(() => categoryHeads(lines.map(pathOf)), [lines, pathOf]);
  const [kept, setKept] = useState<ReadonlySet<string>>();
  const [typed, setTyped] = useState(0);
  const isWaiting = kept !== undefined && !isSame(kept, own);
  const heads = kept ?? own;

  const settle = useEffectEvent(() => {
    const sku = focusedSku();
    const focused = lines.filter((line) => line.sku === sku);
    const headIn = (some: ReadonlySet<string>) => groupByCategory(focused, pathOf, some)[0]?.category?.id;
    if (headIn(heads) === headIn(own)) setKept(own);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(settle, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, own, typed]);

  return {
    groups: useMemo(() => lineGroups(lines, context, heads), [lines, context, heads]),
    holding: {
      onFocus: () => {
        setKept((before) => before ?? own);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setKept(undefined);
      },
      onInput: () => {
        if (isWaiting) setTyped((times) => times + 1);
      },
    },
  };
};
