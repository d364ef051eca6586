import { useOnline } from '@gastroshop/storefront/offline';
import { useGateway } from '@gastroshop/storefront/shop';
import { useEffect, useState } from 'react';
import { lookUpProduct } from './look-up-product';
import type { UnresolvedLine, CountLine } from './inventory-count';
import type { CountActions } from './use-count';

/**
 * Looks up the numbers that were noted without a network, as soon as there is one.
 *
 * @returns keys of those that the shop does not know
 */
export const useLookUpQueue = (
  lines: readonly CountLine[],
  { replaceCode }: Pick<CountActions, 'replaceCode'>,
): ReadonlySet<string> => {
  const gateway = useGateway();
  const online = useOnline();
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set());
  const next = lines.find((line): line is UnresolvedLine => line.kind === 'CODE' && !unknown.has(line.key));
  const key = next?.key;
  useEffect(() => {
    if (!online || next === undefined) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const found = await lookUpProduct(gateway, next.code);
      if (isOver || found.kind === 'UNREACHABLE') return;
      if (found.kind === 'ARTICLE')
        replaceCode(
          { ...next, amount: next.amount === '' ? (found.amount ?? '') : next.amount },
          found.product,
          found.unit,
        );
      else setUnknown((before) => new Set(before).add(next.key));
    };
    ask().catch(() => {
      setUnknown((before) => new Set(before).add(next.key));
    });
    return () => {
      isOver = true;
    };
    // The amount may change while it is being looked up: asked once for each number.
  }, [online, gateway, key, next, replaceCode]);
  return unknown;
};
