import type { TrackingConfiguration } from '@gastroshop/api-contract';
import { loadScript } from '../shop';
import { commandQueue } from './command-queue';
import { expireCookies } from './expire-cookies';
import type { TrackingEvent } from './tracking-event';
import type { TrackingAdapter } from './tracking-adapter';

/** Where Matomo is and which site of it is ours. */
export type MatomoSettings = NonNullable<TrackingConfiguration['matomo']>;

const at = (url: string, path: string): string => `${url.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** The commands that tell Matomo of an event, in the terms of its JavaScript tracking client. */
const commandsOf = (event: TrackingEvent): readonly unknown[][] => {
  switch (event.kind) {
    case 'page':
      return [['setCustomUrl', event.path], ['setDocumentTitle', event.title], ['trackPageView']];
    case 'search':
      return [['trackSiteSearch', event.term, event.source ?? event.category, event.totalResults]];
    case 'click':
      return [['trackEvent', event.category, 'open', `${event.source ?? ''}: ${event.productId}`]];
    case 'checkout':
      return [
        ...event.items.map(({ productId, amount, salePrice }) => [
          'addEcommerceItem',
          productId,
          productId,
          [],
          Number(salePrice ?? 0),
          amount,
        ]),
        ['trackEcommerceOrder', event.orderId, Number(event.total ?? 0)],
      ];
    case 'action':
      return [
        [
          'trackEvent',
          event.category,
          event.action,
          [event.source, event.name].filter((part) => part !== undefined).join(': '),
          ...(event.value === undefined ? [] : [event.value]),
        ],
      ];
  }
};

/** Web analytics by Matomo. Its script is loaded now, so make this only with the consent for it. */
export const createMatomoReceiver = ({ id, url, jsPath, phpPath }: MatomoSettings): TrackingAdapter => {
  const tell = (commands: readonly unknown[][]): void => {
    // Asked for each time: the script puts an object of its own in the place of the list.
    for (const command of commands) commandQueue('_paq').push(command);
  };
  tell([
    ['requireCookieConsent'],
    ['setCookieConsentGiven'],
    ['setTrackerUrl', at(url, phpPath)],
    ['setSiteId', id],
  ]);
  const ready = loadScript(at(url, jsPath));
  return {
    receive: (event) => {
      tell(commandsOf(event));
      return ready;
    },
    stop: () => {
      tell([['forgetCookieConsentGiven'], ['deleteCookies']]);
      expireCookies('_pk_');
    },
  };
};
