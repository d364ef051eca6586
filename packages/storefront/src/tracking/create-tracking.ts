import type { Client } from '@gastroshop/api-client';
import type { ShopInfo, TrackingConfiguration } from '@gastroshop/api-contract';
import { allowedAdapters, type Consents, type TrackingAdapterName } from '@gastroshop/identity';
import { type ConsentAnswers, readConsents, writeConsents } from './consents';
import type { TrackingEvent } from './tracking-event';
import type { TrackingAdapter } from './tracking-adapter';

/** Tells services what happens in the shop, those alone that have the consent for it. */
export interface Tracking {
  /** Tells of an event. Returns at once and never throws; what fails is logged and no more (TRK-1). */
  readonly track: (event: TrackingEvent) => void;
  /** What the visitor has said about each service; the same object until that changes. */
  readonly consents: () => Consents;
  /** Keeps what the visitor says; a withdrawal takes effect at once. */
  readonly decide: (answers: ConsentAnswers) => void;
  /** Reads the consents again: another tab may have changed them. */
  readonly refresh: () => void;
  /** Calls back after each change of the consents; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the tracking of a page works with. */
export interface TrackingSettings {
  readonly client: Client;
  /** Which shop the events come from; asked for at each event. */
  readonly shopInfo: () => ShopInfo;
  /** Which services there are; one that is missing is not in use. */
  readonly configuration: TrackingConfiguration;
  /** Where failures go. */
  readonly log: (message: string, cause: unknown) => void;
}

const sameConsents = (one: Consents, other: Consents): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Makes the tracking of a page. The code of a service is loaded when there is something to tell it. */
export const createTracking = (settings: TrackingSettings): Tracking => {
  const { client, shopInfo, configuration, log } = settings;
  const receivers = new Map<TrackingAdapterName, Promise<TrackingAdapter | undefined>>();
  const listeners = new Set<() => void>();
  let consents = readConsents();

  const make: Readonly<Record<TrackingAdapterName, () => Promise<TrackingAdapter | undefined>>> = {
    'search-proxy': async () =>
      (await import('./search-proxy-receiver')).createSearchProxyReceiver(client, shopInfo),
    matomo: async () =>
      configuration.matomo && (await import('./matomo-receiver')).createMatomoReceiver(configuration.matomo),
    emarsys: async () =>
      configuration.emarsys &&
      (await import('./emarsys-receiver')).createEmarsysAdapter(configuration.emarsys),
  };

  const isAllowed = (adapter: TrackingAdapterName): boolean => allowedAdapters(consents).includes(adapter);

  const tell = async (adapter: TrackingAdapterName, event: TrackingEvent): Promise<void> => {
    const known = receivers.get(adapter);
    const coming = known ?? make[adapter]();
    if (known === undefined) receivers.set(adapter, coming);
    try {
      const receiver = await coming;
      // The consent may have been withdrawn while the code was on its way.
      if (isAllowed(adapter)) await receiver?.receive(event);
    } catch (cause) {
      log(`Tracking: ${adapter} was not told of ${event.kind}`, cause);
    }
  };

  const stop = async (adapter: TrackingAdapterName): Promise<void> => {
    const coming = receivers.get(adapter);
    receivers.delete(adapter);
    try {
      (await coming)?.stop();
    } catch (cause) {
      log(`Tracking: ${adapter} could not be stopped`, cause);
    }
  };

  const refresh = (): void => {
    const next = readConsents();
    if (sameConsents(next, consents)) return;
    consents = next;
    for (const adapter of [...receivers.keys()]) if (!isAllowed(adapter)) void stop(adapter);
    for (const listener of listeners) listener();
  };

  return {
    track: (event) => {
      // The cookies decide, not what was read before: they may have changed in another tab.
      refresh();
      for (const adapter of allowedAdapters(consents)) void tell(adapter, event);
    },
    consents: () => consents,
    decide: (answers) => {
      writeConsents(answers);
      refresh();
    },
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
