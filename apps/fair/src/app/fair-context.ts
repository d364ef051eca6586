import { viennaDateAt } from '@gastroshop/domain/calendar';
import { hasFairEnded } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { createContext, use, useSyncExternalStore } from 'react';
import type { FairState, FairStore } from './fair-store';

/** Carries what is known about the fair. */
export const FairContext = createContext<FairStore | undefined>(undefined);

/**
 * Who knows the fair one stands in.
 *
 * @throws Error outside a fair
 */
export const useFairStore = (): FairStore => {
  const terms = use(FairContext);
  if (terms === undefined) throw new Error('useFairTerms needs a fair around it');
  return terms;
};

/** What is known about the fair; the component renders again when that changes. */
export const useFair = (): FairState => {
  const terms = useFairStore();
  return useSyncExternalStore(terms.subscribe, terms.now, terms.now);
};

/** Whether there is nothing to be had at the fair by anybody: it does not exist, is not on, or its days are over. */
export const useFairClosed = (): boolean => {
  const known = useFair();
  const { clock } = useShop();
  if (known.kind !== 'KNOWN') return known.kind === 'UNKNOWN';
  return !known.fair.isActive || hasFairEnded(known.fair, viennaDateAt(clock.now()));
};
