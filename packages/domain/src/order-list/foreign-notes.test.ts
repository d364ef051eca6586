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
