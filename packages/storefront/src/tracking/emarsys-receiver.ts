import type { TrackingConfiguration } from '@gastroshop/api-contract';
import { ANALYTICS_CURRENCY } from '@gastroshop/identity';
import { loadScript } from '../shop';
import { commandQueue } from './command-queue';
import { expireCookies } from './expire-cookies';
import type { TrackingEvent } from './tracking-event';
import type { TrackingAdapter } from './tracking-adapter';

/** Whose shop this is at Emarsys. */
export type EmarsysSettings = NonNullable<TrackingConfiguration['emarsys']>;

const SCRIPT_ORIGIN = 'https://cdn.scarabresearch.com';

/** The commands that tell Emarsys of an event, in the terms of its Web Extend script. */
const commandsOf = (event: TrackingEvent): readonly unknown[][] => {
  switch (event.kind) {
    case 'search':
      return [['searchTerm', event.term], ['go']];
    case 'click':
      return [['view', event.productId], ['go']];
    case 'checkout':
      return [
        [
          'purchase',
          {
            orderId: event.orderId,
            items: event.items.map(({ productId, amount, rowTotal }) => ({
              item: productId,
              quantity: amount,
              // Of the whole row, as Emarsys wants it.
              price: Number(rowTotal ?? 0),
            })),
          },
        ],
        ['go'],
      ];
    case 'action':
      return [
        ['tag', event.action, { category: event.category, source: event.source, name: event.name }],
        ['go'],
      ];
    case 'page':
      return [];
  }
};

/** E-mail marketing by Emarsys. Its script is loaded now, so make this only with the consent for it. */
export const createEmarsysAdapter = ({ merchantId }: EmarsysSettings): TrackingAdapter => {
  commandQueue('ScarabQueue').push(['currency', ANALYTICS_CURRENCY]);
  const ready = loadScript(`${SCRIPT_ORIGIN}/js/${encodeURIComponent(merchantId)}/scarab-v2.js`);
  return {
    receive: (event) => {
      for (const command of commandsOf(event)) commandQueue('ScarabQueue').push(command);
      return ready;
    },
    // Its script knows no way to stop; told nothing, it sends nothing.
    stop: () => {
      expireCookies('scarab.');
    },
  };
};
