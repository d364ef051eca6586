import { describe, expect, it } from 'vitest';
import { readHeader } from './header';

describe('the header line of a spreadsheet', () => {
  it.each([
    ['Artikelnummer;Menge;Einheit', ';', 'SKU 0, AMOUNT 1, UNIT 2'],
    ['Art.-Nr.\tBezeichnung\tAnzahl\tME', '\t', 'SKU 0, NAME 1, AMOUNT 2, UNIT 3'],
    ['"EAN-Code","Qty"', ',', 'GTIN 0, AMOUNT 1'],
    ['Preis;PRODUKT;menge;Menge', ';', 'NAME 1, AMOUNT 2'],
  ])('%s', (line, separator, expected) => {
    const columns = readHeader(line)?.columns;
    expect(columns?.separator).toBe(separator);
    expect([...(columns?.positions ?? [])].map((entry) => entry.join(' ')).join(', ')).toBe(expected);
  });

  it('counts its columns', () => {
    expect(readHeader('sku;x;Menge')?.columns?.count).toBe(3);
  });

  it.each([
    'sep=;',
    'SEP=,',
    'sep=',
    'Artikelnummer',
    'EAN',
    'Artikel Menge',
    'Menge;Einheit',
    'Menge',
    'sku;Preis',
  ])('%s is recognised, but names no columns to read by', (line) => {
    expect(readHeader(line)).toEqual({});
  });

  it.each([
    'Tomaten',
    'Produkt',
    'Bezeichnung;Einheit',
    'Tomaten Menge',
    'Artikelnummer;Menge;3',
    'xsep=;',
    'sep=;;',
    '---',
    `Artikelnummer;Menge;${'x'.repeat(2000)}`,
  ])('%s is none', (line) => {
    expect(readHeader(line)).toBeUndefined();
  });
});
