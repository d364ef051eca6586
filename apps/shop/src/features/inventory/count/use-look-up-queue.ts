import { isDecimalString } from '@gastroshop/domain/money';
import { useOnline } from '@gastroshop/storefront/offline';
import { useGateway } from '@gastroshop/storefront/shop';
import { useEffect, useState } from 'react';
import { lookUpProduct } from './look-up-product';
import type { UnresolvedLine, CountLine } from './inventory-count';
import type { CountActions } from './use-count';
import { useSayDoubt } from './use-say-doubt';

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
  const sayDoubt = useSayDoubt();
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set());
  const next = lines.find((line): line is UnresolvedLine => line.kind === 'CODE' && !unknown.has(line.key));
  const key = next?.key;
  useEffect(() => {
    if (!online || next === undefined) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const noted = isDecimalString(next.amount) ? next.amount : undefined;
      const found = await lookUpProduct(gateway, next.code, noted);
      if (isOver || found.kind === 'UNREACHABLE') return;
      if (found.kind === 'ARTICLE') {
        // What was noted counts no more than what is scanned now: nobody knows which unit was seen.
        const amount = found.doubt === undefined ? (found.amount ?? '') : '';
        replaceCode({ ...next, amount }, found.product, found.unit);
        sayDoubt({ ...found, text: next.code, noted });
      } else setUnknown((before) => new Set(before).add(next.key));
    };
    ask().catch(() => {
      setUnknown((before) => new Set(before).add(next.key));
    });
    return () => {
      isOver = true;
    };
    // The amount may change while it is being looked up: asked once for each number.
  }, [online, gateway, key, next, replaceCode, sayDoubt]);
  return unknown;
};
