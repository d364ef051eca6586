import { mayTrack } from '@gastroshop/identity';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../shop';
import { useConsents } from '../tracking';
import { popularTermsQuery } from './popular-terms-query';

const NONE: readonly string[] = [];

/**
 * What others search for often; nothing without the consent to search analytics (TRK-1).
 *
 * @param wanted - whether it is about to be shown; not asked for before
 */
export const usePopularTerms = (wanted = true): readonly string[] => {
  const { client, gateway } = useShop();
  const { consents } = useConsents();
  const allowed = mayTrack(consents, 'searchAnalytics');
  const { data } = useQuery(popularTermsQuery(client, gateway.scope, allowed && wanted));
  return allowed ? (data ?? NONE) : NONE;
};
