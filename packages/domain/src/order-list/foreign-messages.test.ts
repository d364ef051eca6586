import { describe, expect, it } from 'vitest';
import { type ForeignList, ordersIn } from './testing/orders-in';

const LISTS: readonly ForeignList[] = [
  {
    name: 'WhatsApp, German',
    list: [
      '[26.11.26, 21:03:11] Koch Tom: Hallo Chef',
      '[26.11.26, 21:03:40] Koch Tom: 3 Kisten Paprika rot',
      '[26.11.26, 21:03:52] Koch Tom: 10kg Zwiebel',
      '[26.11.26, 21:04:20] Koch Tom: 2x Schlagobers 5l',
      '[26.11.26, 21:05:00] Koch Tom: danke 👍',
    ],
    ready: ['3 Kisten Paprika rot', '10 kg Zwiebel'],
    asked: ['2 ? Schlagobers 5l'],
  },
  {
    name: 'WhatsApp, Android',
    list: [
      '26.11.26, 21:03 - Koch Tom: 4 Stangen Lauch',
      '26.11.26, 21:03 - Koch Tom: 6 Bund Petersilie',
      '26.11.26, 21:04 - Chef: ok',
    ],
    ready: ['4 Stangen Lauch', '6 Bund Petersilie'],
  },
  {
    name: 'from a place with a number, with tabs, commas and dots',
    list: [
      'Küche 2, [26.11.2026 21:17] \t- Emmentaler 45 % in Scheiben 1 kg ........ 14 Ktn',
      'Küche 2, [26.11.2026 21:18] Bitte noch Backerbsen Küchenstolz 1 kg, 12 Ktn',
      'Küche 2, [26.11.2026 21:18] \t- Märzen vom Fass 50 l ........ 2 Fass',
    ],
    ready: [
      '14 Ktn Emmentaler 45 % in Scheiben 1 kg',
      '12 Ktn Backerbsen Küchenstolz 1 kg',
      '2 Fass Märzen vom Fass 50 l',
    ],
  },
  {
    name: 'WhatsApp, English',
    list: [
      '[11/26/26, 9:03:11 PM] Sous Chef: 3 cases plum tomatoes',
      '[11/26/26, 9:04:02 PM] Sous Chef: 2 bags flour type 700',
      '[11/26/26, 9:04:30 PM] Sous Chef: thx',
    ],
    ready: ['3 cases plum tomatoes', '2 bags flour type 700'],
  },
  {
    name: 'messenger with emojis',
    list: ['🍅 3 Ktn Paradeiser', '🥔 5 Sack Erdäpfel', '🧀 2 Laib Bergkäse', '✅ fertig'],
    ready: ['3 Ktn Paradeiser', '5 Sack Erdäpfel', '2 Laib Bergkäse'],
  },
  {
    name: 'messenger, all in a row',
    list: ['3ktn paradeiser 2kübel senf 1kiste limetten'],
    ready: [],
    asked: ['3 ktn paradeiser', '2 kübel senf', '1 kiste limetten'],
  },
  {
    name: 'messenger, amounts behind',
    list: ['paradeiser 3ktn', 'senf 2 kübel', 'limetten 1kiste', 'basilikum 4 töpfe'],
    ready: ['3 ktn paradeiser', '2 kübel senf', '1 kiste limetten', '4 töpfe basilikum'],
  },
  {
    name: 'messenger with a voice message and a picture',
    list: ['<Medien ausgeschlossen>', 'Sprachnachricht (0:42)', '3 Fl Aperol', '2 Ki Prosecco'],
    ready: ['3 Fl Aperol', '2 Ki Prosecco'],
  },
  {
    name: 'messenger with question marks',
    list: ['3 Ktn Pommes?', 'oder 4?', '2 Ktn Nuggets'],
    ready: ['2 Ktn Nuggets'],
  },
  {
    name: 'messenger, ranges',
    list: ['3-4 Ktn Pommes', 'ca. 10 kg Rindfleisch', 'mind. 5 Kisten Bier'],
    ready: ['10 kg Rindfleisch'],
  },
  {
    name: 'messenger, dialect',
    list: ['bringst ma bitte 2 Kistn Erdäpfl', 'und a Packl Kas', '3 Flaschn Wein'],
    ready: ['3 Flaschn Wein'],
  },
];

describe('order lists as messages', () => {
  it.each(LISTS)(
    'nothing is ready that was not ordered, and nothing ordered is lost: $name',
    ({ list, ready, asked = [] }) => {
      const orders = ordersIn(list);
      expect(orders.ready).toEqual(ready);
      for (const order of asked) expect(orders.asked).toContain(order);
    },
  );
});
