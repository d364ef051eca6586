import { useEffect, useState } from 'react';
import { useEnvironment } from '../environment';
import { storeSource } from './change-source';
import { type Following, followChanges } from './follow-changes';
import { pause } from './pause';

const WAITING: Following = { state: 'waiting' };

/**
 * Follows a page as long as it is looked at.
 *
 * @param attempt another number begins anew
 */
export const useFollowing = (fullSlug: string, signature: string | undefined, attempt: number): Following => {
  const { client } = useEnvironment();
  const key = JSON.stringify([fullSlug, signature, attempt]);
  const [told, setTold] = useState<{ readonly key: string; readonly following: Following }>();
  useEffect(() => {
    const leave = new AbortController();
    void followChanges(storeSource(client, { fullSlug, signature }), {
      signal: leave.signal,
      onChange: (following) => {
        setTold({ key, following });
      },
      pause,
    });
    return () => {
      leave.abort();
    };
  }, [client, fullSlug, signature, key]);
  return told?.key === key ? told.following : WAITING;
};
