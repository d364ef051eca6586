import { storageKey } from '@gastroshop/identity';
import { useCallback, useMemo, useState } from 'react';
import { type BrowserStorage, createBrowserStorage, type ShopScope, useGateway } from '../../shop';
import type { PlanningContext } from './planning-context';
import { initialPlanDates } from './initial-plan-dates';

/** The days a buyer plans for. */
export interface PlanDates {
  /** By day; those that stand in a plan among them. */
  readonly dates: readonly string[];
  readonly choose: (dates: readonly string[]) => void;
}

// Survives a reload of this tab; the next visit begins anew.
const tabStorage = createBrowserStorage(() => sessionStorage);

const keyOf = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`plan-dates-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const read = (storage: BrowserStorage, key: string): readonly string[] | undefined => {
  const kept = storage.read(key);
  return Array.isArray(kept) ? kept.filter((date) => typeof date === 'string') : undefined;
};

/**
 * The days a buyer plans for, kept over a reload; until some are chosen, days spread over all that are possible.
 *
 * @param planned days something comes on
 */
export const usePlanDates = (
  planning: PlanningContext | undefined,
  planned: readonly string[],
  storage: BrowserStorage = tabStorage,
): PlanDates => {
  const { scope } = useGateway();
  const key = keyOf(scope);
  const [chosen, setChosen] = useState(() => read(storage, key));
  const plannedKey = [...new Set(planned)].sort().join(' ');
  const possible = planning?.days.map(({ date }) => date) ?? [];
  const possibleKey = possible.join(' ');
  // The same array as long as the days are the same, so that rows need not render.
  const dates = useMemo(() => {
    const inPlans = plannedKey === '' ? [] : plannedKey.split(' ');
    const offered = possibleKey === '' ? [] : possibleKey.split(' ');
    const wanted = chosen?.filter((date) => offered.includes(date)) ?? [];
    return wanted.length === 0
      ? initialPlanDates(offered, inPlans)
      : [...new Set([...wanted, ...inPlans])].sort();
  }, [chosen, plannedKey, possibleKey]);
  const choose = useCallback(
    (wanted: readonly string[]) => {
      storage.write(key, wanted);
      setChosen(wanted);
    },
    [storage, key],
  );
  return { dates, choose };
};
