import { describe, expect, it } from 'vitest';
import { type ForeignList, ordersIn } from './testing/orders-in';

const LISTS: readonly ForeignList[] = [
  {
    name: 'handwriting, sizes in names',
    list: ['Cola 0,33 24er 5 Kisten', 'Ketchup 10kg 2', 'Öl 10l Kan. 3 Stk', 'Mehl T700 25kg 4 Sack'],
    ready: ['5 Kisten Cola 0,33 24er', '3 Stk Öl 10l Kan.', '4 Sack Mehl T700 25kg'],
  },
  {
    name: 'handwriting, ticks and dashes',
    list: ['✓ Milch 12 Pkg', '– Butter 4 Pkg', '☐ Topfen 2 Kübel', '• Sauerrahm 6 Be'],
    ready: ['12 Pkg Milch', '4 Pkg Butter', '2 Kübel Topfen', '6 Be Sauerrahm'],
  },
  {
    name: 'handwriting, tally marks',
    list: ['Salz III', 'Zucker II', 'Reis 4 Sack'],
    ready: ['4 Sack Reis'],
  },
  {
    name: 'handwriting, corrected',
    list: ['Paprika rot 3 2 Kisten', 'Gurken 4 Kisten'],
    ready: ['4 Kisten Gurken'],
  },
  {
    name: 'handwriting, equal signs',
    list: ['Lauch = 2 Ki', 'Sellerie = 3 Stk', 'Kren: 1 Glas'],
    ready: ['2 Ki Lauch', '3 Stk Sellerie', '1 Glas Kren'],
  },
  {
    name: 'list of the fridge',
    list: ['Kühlhaus:', 'Obers 2 (noch 3 da)', 'Butter 4 kg', 'Eier 1 Ktn'],
    ready: ['4 kg Butter', '1 Ktn Eier'],
  },
  {
    name: 'list with fractions',
    list: ['½ Kiste Paprika', '1,5 kg Knoblauch', '2 1/2 Kübel Joghurt', '3 Kisten Äpfel'],
    ready: ['3 Kisten Äpfel'],
  },
  {
    name: 'list with thousands',
    list: ['1.000 Stk Servietten', '2 000 Stk Trinkhalme', '500 Stk Becher'],
    ready: [],
    asked: ['500 Stk Becher'],
  },
  {
    name: 'scanned codes one a line',
    list: ['9099000018550', '9099000018550', '9099000011056'],
    ready: ['1 ? 9099000018550', '1 ? 9099000018550', '1 ? 9099000011056'],
  },
  {
    name: 'numbers with gaps',
    list: ['373 326   3 Ktn', '145 576   2 Kübel', '142\u00a0616   1 Kiste'],
    ready: ['3 Ktn 373326', '2 Kübel 145576', '1 Kiste 142616'],
  },
  {
    name: 'English list, dozen',
    list: ['2 doz free range eggs', '1 dozen bread rolls', 'half a dozen lemons', '4 trays strawberries'],
    ready: ['2 doz free range eggs', '1 dozen bread rolls', '4 trays strawberries'],
  },
  {
    name: 'English, each and kilo',
    list: ['12 ea lettuce', '5 kgs carrots', '3 pks butter', '2 btls gin'],
    ready: ['12 ea lettuce', '5 kgs carrots', '3 pks butter', '2 btls gin'],
  },
  {
    name: 'numbers in words',
    list: [
      'zwei Kübel Sauerrahm',
      'Bier: drei Kisten',
      'a case of coke',
      'Drei Glocken Nudeln 2 Pkg',
      '3 Stk Eintopf',
    ],
    ready: ['2 Pkg Drei Glocken Nudeln', '3 Stk Eintopf'],
    asked: ['2 Kübel Sauerrahm', '3 Kisten Bier', '1 case coke'],
  },
  {
    name: 'several orders in words in one line',
    list: ['zwei Kisten Bier und 3 Kisten Wein', 'Tomaten 3 Kisten, Gurken 2 Kisten und Salat 1'],
    ready: [],
    asked: ['2 Kisten Bier', '3 Kisten Wein', '3 Kisten Tomaten', '2 Kisten Gurken', '1 ? Salat'],
  },
  {
    name: 'a check list of which some is ticked',
    list: ['[x] 3 Ktn Tomaten', '[ ] 2 Ktn Gurken', '4 Ktn Paprika'],
    ready: ['4 Ktn Paprika'],
    asked: ['3 Ktn Tomaten', '2 Ktn Gurken'],
  },
  {
    name: 'a check list of which nothing is ticked',
    list: ['[ ] 3 Ktn Tomaten', '[ ] 2 Ktn Gurken'],
    ready: ['3 Ktn Tomaten', '2 Ktn Gurken'],
  },
  {
    name: 'crossed out as messengers do it, and about',
    list: ['✅ 3 Ktn Tomaten', '❌ 2 Ktn Gurken', '~4 Ktn Paprika~', '~5 Ktn Salat'],
    ready: ['3 Ktn Tomaten', '5 Ktn Salat'],
    asked: ['2 Ktn Gurken', '4 Ktn Paprika'],
  },
  {
    name: 'a weight in two measures, and sizes',
    list: ['2 kg 500 g Butter', '2 kg Butter 500 g', '3 l 250 ml Obers'],
    ready: ['2 kg Butter 500 g'],
    asked: ['2 kg 500 g Butter', '3 l 250 ml Obers'],
  },
  {
    name: 'the same on two days',
    list: ['373326 je 3 Ktn Mo und Di', '145576 2 Kübel für Mi/Do', '124375 2 Kübel für Freitag'],
    ready: ['2 Kübel 124375'],
    asked: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'what came back, was done or is asked about',
    list: [
      '3 Ktn 373326 retour',
      '373326 3 Ktn waren faul',
      '3 Ktn Tomaten fehlen',
      '3 Ktn 145576 schon bestellt',
      '3 Ktn 145576 erhalten',
      'Angebot für 3 Ktn 124375',
      'Was kosten 3 Ktn 124375',
      'Lagerbestand 124375 3 Ktn',
      'nächste Woche 3 Ktn 124375',
      '3 Ktn Tomaten ggf. Paprika',
      'Tomaten, Paprika je 3 Ktn',
      '2 Ktn Preiselbeeren',
    ],
    ready: ['2 Ktn Preiselbeeren'],
  },
  {
    name: 'an amount in two units',
    list: ['18 Fl (3 Ktn) Wein', '3 Ktn = 18 Fl Wein', '3 Ktn Wein'],
    ready: ['3 Ktn Wein'],
    asked: ['18 Fl (3 Ktn) Wein', '3 Ktn = 18 Fl Wein'],
  },
];

describe('order lists as notes', () => {
  it.each(LISTS)(
    'nothing is ready that was not ordered, and nothing ordered is lost: $name',
    ({ list, ready, asked = [] }) => {
      const orders = ordersIn(list);
      expect(orders.ready).toEqual(ready);
      for (const order of asked) expect(orders.asked).toContain(order);
    },
  );
});
