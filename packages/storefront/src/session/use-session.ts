import { type PriceVisibility, toPriceVisibility, type Session } from '@gastroshop/identity';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** The part of the app's state this room looks after. */
export interface SessionState {
  readonly session: Session;
}

/** Who is using the shop; the component renders again when that changes. */
export const useSession = (): Session => useSelector(({ session }: SessionState) => session);

/** What of prices is shown (PRI-9). */
export const usePriceVisibility = (): PriceVisibility => {
  const { flags } = useSession();
  return useMemo(() => toPriceVisibility(flags), [flags]);
};
