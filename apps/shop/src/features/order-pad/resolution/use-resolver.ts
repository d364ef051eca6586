import { useGateway } from '@gastroshop/storefront/shop';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Pad } from '../rows/pad';
import { isBlank, type PadRow } from '../rows/pad-row';
import { createResolver, type ResolvedLines, type Resolver } from './resolver';
import { toRequestedLine } from './requested-line';

/** How long after the last stroke is asked. */
const ASK_AFTER_MS = 120;

/** What is known about the rows. */
export interface Resolution {
  readonly resolver: Resolver;
  readonly known: ResolvedLines;
  readonly retry: () => void;
}

/** Rows without amount or article are not asked about before the buyer writes into them, nor those of a later day. */
const isOrdered = ({ reading, own, waits }: PadRow): boolean =>
  waits !== true && (own !== undefined || (reading?.status !== 'NOT_ORDERED' && reading?.status !== 'NOISE'));

/** Finds out what the rows stand for, in one call for all that is not known; asks again when the connection is back. */
export const useResolver = ({ rows, typing }: Pick<Pad, 'rows' | 'typing'>): Resolution => {
  const gateway = useGateway();
  const resolver = useMemo(() => createResolver((lines) => gateway.resolve(lines)), [gateway]);
  const known = useSyncExternalStore(resolver.subscribe, resolver.known, resolver.known);
  const ask = useCallback(() => {
    // A number that is still being typed names other articles on the way.
    const settled = rows.filter(
      (row) => !isBlank(row) && isOrdered(row) && !(typing?.field === 'article' && typing.id === row.id),
    );
    void resolver.want(settled.map(toRequestedLine));
  }, [resolver, rows, typing]);
  useEffect(() => {
    const timer = setTimeout(ask, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ask]);
  useEffect(() => {
    globalThis.addEventListener('online', ask);
    return () => {
      globalThis.removeEventListener('online', ask);
    };
  }, [ask]);
  return { resolver, known, retry: ask };
};
