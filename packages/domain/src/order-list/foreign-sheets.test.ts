import { describe, expect, it } from 'vitest';
import { type ForeignList, ordersIn } from './testing/orders-in';

const LISTS: readonly ForeignList[] = [
  {
    name: 'Excel, plain',
    list: [
      'Art.Nr.\tBezeichnung\tMenge\tEinheit',
      '373326\tParadeiser geschält\t3\tKtn',
      '145576\tSenf scharf\t2\tKübel',
      '142616\tLimetten\t\tKiste',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'Excel, stock beside order',
    list: [
      'Artikel\tNummer\tLager\tBestellen\tEH',
      'Paradeiser\t373326\t12\t3\tKtn',
      'Senf\t145576\t4\t\tKübel',
      'Limetten\t142616\t0\t1\tKiste',
    ],
    ready: ['3 Ktn 373326', '1 Kiste 142616'],
  },
  {
    name: 'Excel, order in the last column',
    list: [
      'Warengruppe\tArtikel\tGebinde\tPreis\tBestellmenge',
      'Gemüse\tParadeiser\tKtn\t12,90\t3',
      'Gemüse\tZucchini\tKiste\t8,50\t',
      'Würze\tSenf\tKübel\t7,20\t2',
    ],
    ready: ['3 Ktn Paradeiser', '2 Kübel Senf'],
  },
  {
    name: 'Excel, minimum and maximum stock',
    list: [
      'Artikel\tMin\tMax\tIst\tSoll bestellen\tEinheit',
      '373326\t2\t6\t3\t3\tKtn',
      '145576\t1\t4\t1\t2\tKübel',
    ],
    ready: [],
    asked: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'Excel, a group row',
    list: [
      'Nr\tArtikel\tMenge\tEinheit',
      '\tTIEFKÜHL\t\t',
      '373326\tPommes\t3\tKtn',
      '\tMOLKEREI\t\t',
      '145576\tObers\t2\tKübel',
      '\tSumme\t5\t',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'Excel, weekdays',
    list: ['Artikel\tEinheit\tMo\tDi\tMi', '373326\tKtn\t3\t\t2', '145576\tKübel\t\t2\t'],
    ready: [],
  },
  {
    name: 'Excel, a checkmark column',
    list: [
      'x\tArtikelnummer\tArtikel\tMenge\tEH',
      'x\t373326\tParadeiser\t3\tKtn',
      '\t145576\tSenf\t\tKübel',
      'x\t142616\tLimetten\t1\tKiste',
    ],
    ready: ['3 Ktn 373326', '1 Kiste 142616'],
  },
  {
    name: 'Excel, position numbers',
    list: [
      'Pos\tMenge\tEinheit\tArtikel\tText',
      '1\t3\tKtn\t373326\tParadeiser',
      '2\t2\tKübel\t145576\tSenf',
      '3\t1\tKiste\t142616\tLimetten',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576', '1 Kiste 142616'],
  },
  {
    name: 'Excel without headings',
    list: ['373326\tParadeiser geschält\t3\tKtn', '145576\tSenf\t2\tKübel'],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'Excel, unit first',
    list: ['Ktn\t3\tParadeiser', 'Kübel\t2\tSenf'],
    ready: ['3 Ktn Paradeiser', '2 Kübel Senf'],
  },
  {
    name: 'Excel, decimals as shown',
    list: ['Artikelnummer\tMenge\tME', '373326\t3,00\tKtn', '145576\t2,00\tKübel'],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'Excel, amount with its unit in one cell',
    list: ['Artikel\tBestellung', 'Paradeiser\t3 Ktn', 'Senf\t2 Kübel', 'Essig\t-'],
    ready: ['3 Ktn Paradeiser', '2 Kübel Senf'],
  },
  {
    name: 'Excel, last and this order',
    list: [
      'Artikelnummer\tArtikel\tLetzte Bestellung\tBestellung\tEinheit',
      '373326\tParadeiser\t5\t3\tKtn',
      '145576\tSenf\t2\t\tKübel',
    ],
    ready: ['3 Ktn 373326'],
  },
  {
    name: 'Excel, par level, English',
    list: [
      'Item\tSKU\tPar\tOn hand\tOrder\tUnit',
      'Tomatoes\t373326\t6\t3\t3\tcase',
      'Mustard\t145576\t4\t4\t0\ttub',
    ],
    ready: ['3 case 373326'],
  },
  {
    name: 'Excel, two lists side by side',
    list: [
      'Artikel\tMenge\tEH\tArtikel\tMenge\tEH',
      '373326\t3\tKtn\t145576\t2\tKübel',
      '142616\t1\tKiste\t138694\t4\tPkg',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576', '1 Kiste 142616', '4 Pkg 138694'],
  },
  {
    name: 'two lists side by side, a blank column between',
    list: [
      'Artikel;Menge;EH;;Artikel;Menge;EH',
      'Paradeiser;3;Ktn;;Senf;2;Kübel',
      'Limetten;;Kiste;;Butter;4;kg',
    ],
    ready: ['3 Ktn Paradeiser', '2 Kübel Senf', '4 kg Butter'],
  },
  {
    name: 'English table',
    list: [
      'Product\tCode\tCase Size\tCases\tNotes',
      'Peeled Tomatoes\t373326\t6x2.5kg\t3\t',
      'Mustard\t145576\t5kg\t2\turgent',
    ],
    ready: [],
    asked: ['3 ? 373326', '2 ? 145576'],
  },
];

describe('order lists pasted from spreadsheets', () => {
  it.each(LISTS)(
    'nothing is ready that was not ordered, and nothing ordered is lost: $name',
    ({ list, ready, asked = [] }) => {
      const orders = ordersIn(list);
      expect(orders.ready).toEqual(ready);
      for (const order of asked) expect(orders.asked).toContain(order);
    },
  );
});
