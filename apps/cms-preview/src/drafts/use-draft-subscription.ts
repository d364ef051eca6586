import { useEffect, useState } from 'react';
import { useEnvironment } from '../environment';
import { createStoreSource } from './draft-source';
import { type SubscriptionState, subscribeToDraft } from './subscribe-to-draft';
import { backoff } from './backoff';

const WAITING: SubscriptionState = { state: 'waiting' };

/**
 * Follows a page as long as it is looked at.
 *
 * @param attempt another number begins anew
 */
export const useDraftSubscription = (
  fullSlug: string,
  signature: string | undefined,
  attempt: number,
): SubscriptionState => {
  const { client } = useEnvironment();
  const key = JSON.stringify([fullSlug, signature, attempt]);
  const [told, setTold] = useState<{ readonly key: string; readonly following: SubscriptionState }>();
  useEffect(() => {
    const leave = new AbortController();
    void subscribeToDraft(createStoreSource(client, { fullSlug, signature }), {
      signal: leave.signal,
      onChange: (following) => {
        setTold({ key, following });
      },
      pause: backoff,
    });
    return () => {
      leave.abort();
    };
  }, [client, fullSlug, signature, key]);
  return told?.key === key ? told.following : WAITING;
};
