import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Dose', 'Dosen', 'Ktn', 'Kiste', 'Stk'];
const last = (...list: readonly string[]) =>
  parseOrderList(list.join('\n'), { unitWords: UNITS }).lines.at(-1);

describe('what a row of a table says beside its article, amount and unit', () => {
  it.each([
    ['Bemerkung', 'nicht liefern'],
    ['Bemerkung', 'bitte 5 statt 3'],
    ['Bemerkung', 'storniert'],
    ['Bemerkung', '2 Ktn'],
    ['Notiz', 'fünf'],
    ['Status', 'storniert'],
    ['', 'storniert'],
    ['', '5'],
    ['Korrektur', '5'],
    ['Küche', '5'],
    ['', 'Ktn'],
  ])('is asked about: below %j %j', (heading, cell) => {
    const line = last(`Art.Nr.;Menge;Einheit;${heading}`, `373326;3;Dose;${cell}`);
    expect(line).toMatchObject({ status: 'GUESSED', amount: 3 });
  });

  it.each([
    ['Bemerkung', 'reif bitte'],
    ['Bemerkung', ''],
    ['Bestand', '5'],
    ['Preis', '3,50'],
    ['Kostenstelle', '4711'],
    ['Lieferant', 'Huber'],
  ])('leaves it an order where it says nothing of the kind: below %j %j', (heading, cell) => {
    expect(last(`Art.Nr.;Menge;Einheit;${heading}`, `373326;3;Dose;${cell}`)?.status).toBe('READY');
  });

  it.each([
    ['Art.Nr.;Bestelltag;Menge;Einheit', '373326;5;3;Dose'],
    ['Art.Nr.;Order week;Qty;Unit', '373326;48;3;Dose'],
    ['Art.Nr.;Restmenge;Menge;Einheit', '373326;20;3;Dose'],
  ])('is never its amount: %s', (heading, row) => {
    expect(last(heading, row)?.amount).toBe(3);
  });
});

describe('what stands beside the number of an article', () => {
  it.each([
    ...[
      '373326 3 Dosen ②',
      '373326 3 Dosen fünf',
      '373326 3 Dosen VII',
      '373326 3 Dosen dazu zwei',
      '373326 3 Dosen 6er',
    ],
    ...['373326 3 Dosen Ktn', '373326 Dosen 3 Ktn', '3 Dosen 373326 und Butter', '373326 3 Dosen G145576'],
    ...['373326 3 Dosen gefehlt', '373326 3 Dosen entfällt', '373326 3 Dosen pro Haus', '373326 3|5 Dosen'],
  ])('is asked about: %s', (line) => {
    expect(last(line)?.status).not.toBe('READY');
  });
});

describe('a heading', () => {
  it.each([
    'Retouren:',
    'Nicht bestellen:',
    'Letzte Lieferung',
    'Lagerbestand',
    'Stornierte Artikel',
    'Alles doppelt:',
  ])('makes doubtful what stands below it: %s', (heading) => {
    expect(last(heading, '3 Dosen 373326')?.status).not.toBe('READY');
    expect(last(heading, '', '3 Dosen 373326')?.status).not.toBe('READY');
    expect(last(heading, 'Art.Nr.;Menge;Einheit', '373326;3;Dose')?.status).not.toBe('READY');
  });

  it('reaches to the next one, or to the gap behind its lines', () => {
    expect(last('Retouren:', '2 Dosen 145576', 'Bestellung:', '3 Dosen 373326')?.status).toBe('READY');
    expect(last('Retouren:', '2 Dosen 145576', '', '3 Dosen 373326')?.status).toBe('READY');
    expect(last('Wie jeden Freitag:', '3 Dosen 373326')?.status).toBe('READY');
  });
});
