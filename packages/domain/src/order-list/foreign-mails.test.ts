import { describe, expect, it } from 'vitest';
import { type ForeignList, ordersIn } from './testing/orders-in';

const LISTS: readonly ForeignList[] = [
  {
    name: 'mail, polite, German',
    list: [
      'Guten Morgen Frau Huber,',
      '',
      'bitte liefern Sie uns morgen Freitag bis 9 Uhr:',
      '',
      '5 kg Erdäpfel mehlig',
      '2 Ktn Paradeiser geschält',
      '10 Stk Häuptelsalat',
      '3 Fl Sonnenblumenöl',
      '',
      'Mit freundlichen Grüßen',
      'Karl Berger',
      'Gasthof zur Post',
      'Hauptstraße 14, 5700 Zell am See',
      'Tel. 06542 / 72345',
    ],
    ready: [
      '5 kg Erdäpfel mehlig',
      '2 Ktn Paradeiser geschält',
      '10 Stk Häuptelsalat',
      '3 Fl Sonnenblumenöl',
    ],
  },
  {
    name: 'mail with customer number and delivery date',
    list: [
      'Hallo,',
      'unsere Kundennummer: 48213',
      'Liefertermin: 27.11.2026, 6-8 Uhr',
      '',
      'Art. 373326   3 Ktn',
      'Art. 145576   2 Kübel',
      'Art. 142616   1 Kiste',
      '',
      'LG Sandra',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576', '1 Kiste 142616'],
  },
  {
    name: 'mail, answered, with the old order quoted',
    list: [
      'Bitte noch dazu:',
      '2 Kisten Mineralwasser prickelnd',
      '1 Fass Märzen',
      '',
      'Danke!',
      '',
      'Am Mi., 25. Nov. 2026 um 10:12 Uhr schrieb Bestellung <bestellung@alpingastro.example>:',
      '> Vielen Dank für Ihre Bestellung 4000012.',
      '> 12 Positionen, Lieferung am 26.11.2026',
    ],
    ready: ['2 Kisten Mineralwasser prickelnd', '1 Fass Märzen'],
  },
  {
    name: 'mail in one sentence',
    list: ['Servus, schick mir bitte 3 Kisten Tomaten und 2 kg Butter, danke'],
    ready: [],
    asked: ['3 Kisten Tomaten', '2 kg Butter'],
  },
  {
    name: 'mail, several orders a line',
    list: ['Für Samstag:', '4 Ktn Pommes, 2 Ktn Wedges, 1 Ktn Kroketten', '6 Kübel Mayonnaise; 2 Kübel Senf'],
    ready: [],
    asked: ['4 Ktn Pommes', '2 Ktn Wedges', '1 Ktn Kroketten', '6 Kübel Mayonnaise', '2 Kübel Senf'],
  },
  {
    name: 'mail of a hotel with departments',
    list: [
      'Bestellung Hotel Alpenblick',
      '',
      'Küche:',
      '- 10 kg Rindschnitzel',
      '- 4 Ktn Nudeln Penne',
      '',
      'Frühstück:',
      '- 6 Ktn Freilandeier',
      '- 12 Be Naturjoghurt',
      '',
      'Bar:',
      '- 3 Ki Tonic',
      '- 2 Fl Gin',
    ],
    ready: [
      '10 kg Rindschnitzel',
      '4 Ktn Nudeln Penne',
      '6 Ktn Freilandeier',
      '12 Be Naturjoghurt',
      '3 Ki Tonic',
      '2 Fl Gin',
    ],
  },
  {
    name: 'mail with numbering',
    list: [
      'Bestellung KW 48',
      '1) 3 Ktn Paradeiser',
      '2) 5 Sack Mehl glatt',
      '3) 2 Kan Essig',
      '4) 1 Pkg Backpulver',
    ],
    ready: ['3 Ktn Paradeiser', '5 Sack Mehl glatt', '2 Kan Essig', '1 Pkg Backpulver'],
  },
  {
    name: 'mail with remarks in brackets',
    list: [
      '3 Stk Rindsfilet (schön abgehangen)',
      '5 kg Karotten (Bio wenn möglich)',
      '2 Ktn Servietten weiß (33x33)',
    ],
    ready: ['3 Stk Rindsfilet (schön abgehangen)', '2 Ktn Servietten weiß (33x33)'],
  },
  {
    name: 'mail with "statt"',
    list: ['373326 3 Ktn statt 5 Ktn', '145576 2 Kübel'],
    ready: ['2 Kübel 145576'],
  },
  {
    name: 'mail with cancellation',
    list: ['Bitte stornieren: 2 Ktn Pommes', 'dafür 3 Ktn Wedges'],
    ready: ['3 Ktn Wedges'],
  },
  {
    name: 'mail, nothing of it ordered',
    list: ['Butter brauchen wir heute keine.', 'Milch haben wir noch 12 Liter.', 'Bitte 4 Kisten Äpfel.'],
    ready: ['4 Kisten Äpfel.'],
  },
  {
    name: 'mail with a standing order',
    list: ['Wie jeden Freitag:', '20 Stk Semmel', '2 Laib Hausbrot', 'und zusätzlich 1 Blech Apfelstrudel'],
    ready: ['20 Stk Semmel', '2 Laib Hausbrot', '1 Blech Apfelstrudel'],
  },
  {
    name: 'mail with amounts in words',
    list: ['zwei Kisten Bier', 'eine Flasche Rum', 'ein halber Sack Zwiebel'],
    ready: [],
  },
  {
    name: 'mail with prices agreed',
    list: ['Lachsfilet 5 kg à 18,90', 'Garnelen 2 Ktn zu 45,00 €', 'Thunfisch 3 Ds. EUR 7,90'],
    ready: [],
    asked: ['5 kg Lachsfilet', '2 Ktn Garnelen', '3 Ds. Thunfisch'],
  },
  {
    name: 'mail with a deadline',
    list: ['Lieferung bis spätestens 7:30!', '8 Ktn Eier M', 'Ansprechpartner: Hr. Moser 0664 1234567'],
    ready: ['8 Ktn Eier M'],
  },
  {
    name: 'mail that answers an old order',
    list: [
      'Bitte diesmal nur:',
      '2 Ktn Nuggets',
      '',
      'Am Do., 19. Nov. 2026 um 08:12 schrieb Karl Berger <karl@post.example>:',
      '> 4 Ktn Pommes',
      '> 2 Ktn Wedges',
    ],
    ready: ['2 Ktn Nuggets'],
  },
  {
    name: 'own order above what it quotes, however the quotation is announced',
    list: [
      '2 Ktn Nuggets',
      'Le lun. 20 nov. 2026 à 10:00, Huber a écrit :',
      '> 4 Ktn Pommes',
      '> 2 Ktn Wedges',
    ],
    ready: ['2 Ktn Nuggets'],
    asked: ['4 Ktn Pommes', '2 Ktn Wedges'],
  },
  {
    name: 'a quoted order that is wanted again',
    list: ['Bitte das nochmal:', '> 4 Ktn Pommes', '> 2 Ktn Wedges'],
    ready: ['4 Ktn Pommes', '2 Ktn Wedges'],
  },
  {
    name: 'mail that passes an order on',
    list: [
      'Bitte übernehmen, danke!',
      '',
      '---------- Weitergeleitete Nachricht ----------',
      'Von: Karl Berger',
      'Betreff: Bestellung',
      '',
      '4 Ktn Pommes',
      '2 Ktn Wedges',
    ],
    ready: ['4 Ktn Pommes', '2 Ktn Wedges'],
  },
  {
    name: 'English mail',
    list: [
      'Hi Anna,',
      '',
      'Could you please add the following for tomorrow:',
      '',
      '2 x 10kg sacks of red onions',
      '3 cases chopped tomatoes',
      '6 bottles rapeseed oil',
      '1 box A4 paper',
      '',
      'Thanks,',
      'James',
      'The Old Mill, Unit 4, Leeds LS1 4AB',
      'Tel: 0113 496 0000',
    ],
    ready: ['3 cases chopped tomatoes', '6 bottles rapeseed oil', '1 box A4 paper'],
  },
];

describe('order lists as mails', () => {
  it.each(LISTS)(
    'nothing is ready that was not ordered, and nothing ordered is lost: $name',
    ({ list, ready, asked = [] }) => {
      const orders = ordersIn(list);
      expect(orders.ready).toEqual(ready);
      for (const order of asked) expect(orders.asked).toContain(order);
    },
  );
});
