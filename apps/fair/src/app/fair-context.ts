import { viennaDateAt } from '@gastroshop/domain/calendar';
import { hasFairEnded } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { createContext, use, useSyncExternalStore } from 'react';
import type { FairKnowledge, FairTerms } from './fair-terms';

/** Carries what is known about the fair. */
export const FairContext = createContext<FairTerms | undefined>(undefined);

/**
 * Who knows the fair one stands in.
 *
 * @throws Error outside a fair
 */
export const useFairTerms = (): FairTerms => {
  const terms = use(FairContext);
  if (terms === undefined) throw new Error('useFairTerms needs a fair around it');
  return terms;
};

/** What is known about the fair; the component renders again when that changes. */
export const useFair = (): FairKnowledge => {
  const terms = useFairTerms();
  return useSyncExternalStore(terms.subscribe, terms.now, terms.now);
};

/** Whether there is nothing to be had at the fair by anybody: it does not exist, is not on, or its days are over. */
export const useFairClosed = (): boolean => {
  const known = useFair();
  const { clock } = useShop();
  if (known.kind !== 'KNOWN') return known.kind === 'UNKNOWN';
  return !known.fair.isActive || hasFairEnded(known.fair, viennaDateAt(clock.now()));
};
