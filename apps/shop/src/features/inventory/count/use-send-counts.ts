import { ResponseError } from '@gastroshop/api-client';
import { useSendWhenOnline } from '@gastroshop/storefront/offline';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoriesKey } from '../data/inventory-queries';
import { sendCount } from './send-count';
import type { InventoryCount } from './inventory-count';
import type { Counts } from './use-counts';

/** Sends what is finished. */
export interface CountSending {
  /** Ids of those that are on their way. */
  readonly sending: ReadonlySet<string>;
  /**
   * Sends a finished stock-taking.
   *
   * @returns the id of what the backend has made of it; undefined where it waits for the network or was refused
   */
  readonly send: (count: InventoryCount) => Promise<string | undefined>;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseError && error.status >= 400 && error.status < 500 && error.status !== 429;

const listeners = new Set<() => void>();
/** Under way in this page, whichever screen has begun it. */
let underWay: ReadonlySet<string> = new Set();

const setUnderWay = (ids: readonly string[]): void => {
  underWay = new Set(ids);
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const sendingNow = (): ReadonlySet<string> => underWay;

/** Sends finished stock-takings: at once, and again as soon as there is a network. What is refused is opened again. */
export const useSendCounts = ({ counts, store }: Counts): CountSending => {
  const { t } = useTranslation('stock-count');
  const toasts = useToasts();
  const { client, gateway, clock } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const sending = useSyncExternalStore(subscribe, sendingNow, sendingNow);
  const send = useCallback(
    async (count: InventoryCount): Promise<string | undefined> => {
      if (underWay.has(count.id)) return undefined;
      setUnderWay([...underWay, count.id]);
      const tried: InventoryCount = {
        ...count,
        triedAt: count.triedAt ?? new Date(clock.now()).toISOString(),
      };
      try {
        store.put(tried);
        await store.settled();
        const { id } = await sendCount(client, scope, count);
        store.remove(count.id);
        await queryClient.invalidateQueries({ queryKey: inventoriesKey(scope) });
        toasts.say({ tone: 'good', title: t('sent') });
        return id;
      } catch (error) {
        if (!isRefusal(error)) return undefined;
        store.put({ ...count, finished: false, triedAt: undefined });
        toasts.say({ tone: 'error', title: t('refused'), text: t('refusedText') });
        return undefined;
      } finally {
        setUnderWay([...underWay].filter((id) => id !== count.id));
      }
    },
    [client, clock, queryClient, scope, store, t, toasts],
  );
  const waiting =
    counts
      ?.filter(({ finished }) => finished)
      .map(({ id }) => id)
      .join(' ') ?? '';
  useSendWhenOnline(waiting, () => {
    for (const count of store.state().counts ?? []) if (count.finished) void send(count);
  });
  return { sending, send };
};
